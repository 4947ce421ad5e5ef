"""What a message is, and how it is kept up to date: pages, names, the keeper, its budget, what Discord refuses."""
