"""The bots of hamburg, from greedy to learned, and the guide that explains their hints."""
