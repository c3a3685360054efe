#!/bin/sh
# Starts NATS with nats.conf beside this file. NATS reads a variable as a piece of its configuration, in which a password
# like 12e4 is a number and # begins a comment; so each is made a string first.
set -eu

quoted() {
  printf '"%s"' "$(printf '%s' "$1" | sed 's/[\\"]/\\&/g')"
}

for name in OPERATOR GATEWAY AUTH TICKETS RESPONSES AI PDF; do
  eval "password=\${NATS_${name}_PASSWORD:?}"
  export "NATS_${name}_PASSWORD=$(quoted "$password")"
done

exec nats-server -c "$(dirname "$0")/nats.conf" "$@"
