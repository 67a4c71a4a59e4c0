#!/usr/bin/env python3
"""Serves the workbook, and reads all its pages, in both languages, with a strict parser of HTML.

    check-markup.py .build/debug/reader
"""
import re
import subprocess
import sys
import urllib.request

import html5lib


def page(address, path, language):
    request = urllib.request.Request(f"{address}/{path}", headers={"Accept-Language": language})
    with urllib.request.urlopen(request, timeout=300) as answer:
        return answer.read()


def errors(address, path, language):
    parser = html5lib.HTMLParser()
    parser.parse(page(address, path, language), transport_encoding="utf-8")
    return [f"{path} in {language}, {line}:{column}: {error} {details}" for (line, column), error, details in parser.errors]


reader = subprocess.Popen([sys.argv[1], "--no-open", "--read-only"], stdout=subprocess.PIPE, text=True)
try:
    address = next(found[0] for line in reader.stdout if (found := re.search(r"http://[0-9.:]+", line)))
    paths = ["index.html", "glossary.html", "book.html"]
    paths += dict.fromkeys(re.findall(r'href="([0-9]+\.[0-9]+\.html)"', page(address, paths[0], "en").decode()))
    troubles = [error for path in paths for language in ["en", "zh"] for error in errors(address, path, language)]
finally:
    reader.terminate()
    reader.wait()
print(*troubles, f"{len(paths)} pages in two languages, {len(troubles)} errors", sep="\n")
sys.exit(bool(troubles) or len(paths) < 40)
