package store

import (
	"iter"
	"sync"
)

// ordered applies f to the values of in on several goroutines and yields the results
// in the order of in. It runs ahead of its consumer by a few values only. in is read
// on a goroutine of its own; it is done when the range over the results ends.
func ordered[A, B any](workers int, in iter.Seq[A], f func(A) B) iter.Seq[B] {
	return func(yield func(B) bool) {
		type job struct {
			a    A
			done chan B
		}
		jobs, queue := make(chan job), make(chan chan B, workers)
		stop := make(chan struct{})
		var wg sync.WaitGroup
		for range workers {
			wg.Go(func() {
				for j := range jobs {
					j.done <- f(j.a)
				}
			})
		}
		wg.Go(func() {
			defer close(queue)
			defer close(jobs)
			for a := range in {
				j := job{a, make(chan B, 1)}
				select {
				case queue <- j.done:
				case <-stop:
					return
				}
				jobs <- j
			}
		})
		defer wg.Wait()
		defer close(stop)
		for done := range queue {
			if !yield(<-done) {
				return
			}
		}
	}
}
