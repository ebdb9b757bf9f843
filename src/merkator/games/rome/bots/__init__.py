"""The bots of rome, from greedy to learned, and the guide that explains their hints."""
