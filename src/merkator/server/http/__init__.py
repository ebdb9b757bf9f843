"""From the socket to a route: the guard, rate limits, cookies, who asks, request logs, files for browsers."""
