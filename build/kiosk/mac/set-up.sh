#!/bin/sh
# Lets Headroom start when an account signs in, and again after a crash, or takes that back:
#
#     sudo set-up.sh ACCOUNT
#     sudo set-up.sh --undo ACCOUNT
#
# Headroom must be in /Applications. The profile headroom-kiosk.mobileconfig is installed and removed in System Settings; the
# automatic sign-in is set there as well.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
label=studio.headroom.kiosk.counter

fail() {
  echo "$1" >&2
  exit 1
}

[ "$(id -u)" = 0 ] || fail 'Run this with sudo.'
undo=no
if [ "${1:-}" = --undo ]; then
  undo=yes
  shift
fi
account=${1:-}
[ -n "$account" ] || fail 'Usage: set-up.sh ACCOUNT, or set-up.sh --undo ACCOUNT'
home=$(dscl . -read "/Users/$account" NFSHomeDirectory | sed 's/^NFSHomeDirectory: //') || fail "There is no account $account."
uid=$(id -u "$account")
agents=$home/Library/LaunchAgents
agent=$agents/$label.plist

if [ "$undo" = yes ]; then
  # It is not loaded while the account is signed out.
  launchctl bootout "gui/$uid/$label" 2> /dev/null || true
  rm -f "$agent"
  echo 'The agent is removed. Remove the profile and the automatic sign-in in System Settings.'
  exit 0
fi

[ -d /Applications/Headroom.app ] || fail 'Headroom is not in /Applications.'
case " $(id -Gn "$account") " in
  *' admin '*) fail "$account is an administrator and could remove the lock. Use another account." ;;
esac
mkdir -p "$agents"
cp "$here/$label.plist" "$agent"
chown root:wheel "$agent"
chmod 644 "$agent"
echo "Headroom starts at the next sign-in of $account."
echo 'Now install headroom-kiosk.mobileconfig in that account, set the automatic sign-in, and restart the computer.'
