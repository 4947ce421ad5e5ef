"""What a person or a server has chosen, and what each may do."""
