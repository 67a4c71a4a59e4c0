#!/usr/bin/env python3
"""Reads all pages of a served workbook, in both languages, with a strict parser of HTML.

    check-markup.py http://127.0.0.1:8080
"""
import re
import sys
import urllib.request

import html5lib

address = sys.argv[1].rstrip("/")


def page(path, language):
    request = urllib.request.Request(f"{address}/{path}", headers={"Accept-Language": language})
    with urllib.request.urlopen(request, timeout=300) as answer:
        return answer.read()


paths = ["index.html", "glossary.html", "book.html"]
paths += dict.fromkeys(re.findall(r'href="([0-9]+\.[0-9]+\.html)"', page(paths[0], "en").decode()))
troubles = 0
for path in paths:
    for language in ["en", "zh"]:
        parser = html5lib.HTMLParser()
        parser.parse(page(path, language), transport_encoding="utf-8")
        for (line, column), error, details in parser.errors:
            troubles += 1
            print(f"{path} in {language}, {line}:{column}: {error} {details}")
print(f"{len(paths)} pages in two languages, {troubles} errors")
sys.exit(troubles > 0 or len(paths) < 40)
