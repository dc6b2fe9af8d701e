# demo: build the program and show it on the sample games.
# test: install what the tests need, then run everything.
# The rest is for people who work on Partie; see README.md.

GO      ?= go
BIN     := bin/partie
DEMO    := demo-out

.PHONY: all demo test bench fuzz man browser screenshots clean

all: $(BIN)

$(BIN): FORCE
	$(GO) build -o $@ ./cmd/partie

FORCE:

demo: $(BIN)
	rm -rf $(DEMO)
	$(BIN) demo --dir $(DEMO)

test: browser
	$(GO) vet ./...
	$(GO) test ./...
	$(GO) test -tags man -run Manual ./cmd/partie

# The tests of the HTML pages drive a real browser and say so where they are
# skipped for want of one.
browser:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || \
	{ if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null; \
	  else echo "no Chromium found: the tests in a browser will be skipped"; fi; }

# Every page of the demo as a phone and a desk show it, light and dark.
screenshots: demo browser
	$(GO) run ./report/shots -o screenshots $(DEMO)/*.html

# Every benchmark once; one core, so that figures can be compared.
bench:
	$(GO) test -run '^$$' -bench . -benchmem -cpu 1 ./notation ./engine/... ./store ./report ./lab ./review

# Each fuzz target for FUZZTIME.
FUZZTIME ?= 1m
fuzz:
	@set -e; for pkg in $$($(GO) list ./...); do \
	  for f in $$($(GO) test -list '^Fuzz' $$pkg | grep '^Fuzz' || true); do \
	    echo "$$pkg $$f"; \
	    $(GO) test -run '^$$' -fuzz "^$$f$$" -fuzztime $(FUZZTIME) -fuzzminimizetime 2s $$pkg; \
	  done; done

# The manual pages, man/man1 in English and man/de/man1 in German.
man:
	$(GO) run -tags man ./cmd/partie man

clean:
	rm -rf bin man screenshots $(DEMO)
