package main

import (
	"github.com/spf13/cobra"

	"partie/store"
)

func newGroups(a *app) *cobra.Command {
	c := a.newNamed("groups", (*store.DB).Groups)
	c.AddCommand(
		a.newTwoNames("rename OLD NEW", a.newName, (*store.DB).RenameGroup),
		a.newTwoNames("merge FROM INTO", nil, (*store.DB).MergeGroups),
	)
	return c
}
