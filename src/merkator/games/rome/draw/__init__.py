"""The pictures of rome: positions as SVG."""
