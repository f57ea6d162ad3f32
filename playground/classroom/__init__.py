"""A class on one instance: what a teacher sets and locks for everybody, and the room in which predictions are gathered.

Knows requests, links, lessons and traces; opens no model and knows no page.
"""
