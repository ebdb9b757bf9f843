"""What can be counted about the code: names in the wrong place, imports, sizes, docstrings, repeats.

python -m tools.counts         print all figures; fail when one of them breaks its bound
"""
