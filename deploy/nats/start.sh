#!/bin/sh
# Starts NATS with nats.conf beside this file. NATS reads a variable as a piece of its configuration, in which a password
# like 12e4 is a number and # begins a comment; so each is made a string first.
set -eu

quoted() {
  printf '"%s"' "$(printf '%s' "$1" | sed 's/[\\"]/\\&/g')"
}

# The same as scripts/setup-compose.mjs and deploy/mongo/prepare.js refuse.
is_guessable() {
  [ "${#1}" -lt 16 ] || printf '%s\n' "$1" |
    grep -iq -e change -e example -e password -e placeholder -e replace -e secret -e '^\(.\)\1*$'
}

for name in OPERATOR GATEWAY AUTH TICKETS RESPONSES AI PDF; do
  # A secret of Docker is a file.
  eval "file=\${NATS_${name}_PASSWORD_FILE:-}"
  [ -z "$file" ] || export "NATS_${name}_PASSWORD=$(cat "$file")"
  eval "password=\${NATS_${name}_PASSWORD:?}"
  if is_guessable "$password"; then
    echo "NATS_${name}_PASSWORD can be guessed: take 16 letters and digits or more, as npm run setup:compose makes them" >&2
    exit 1
  fi
  export "NATS_${name}_PASSWORD=$(quoted "$password")"
done

exec nats-server -c "$(dirname "$0")/nats.conf" "$@"
