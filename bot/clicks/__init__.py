"""From a click to its answer: who may press what, in time, and a sentence for each refusal."""
