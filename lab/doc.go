// Package lab lets policies play games against one another, to see which plays better
// and to find the weights that a judge goes by.
package lab
