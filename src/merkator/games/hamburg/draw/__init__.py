"""The pictures of hamburg: positions as SVG."""
