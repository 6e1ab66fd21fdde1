#!/bin/sh
# Sets up an account of this computer as a counter that shows Headroom and nothing else, or takes that back:
#
#     set-up.sh ACCOUNT
#     set-up.sh --undo
#
# Run it as root. The account must exist and must not be an administrator's. Everything takes effect at the next start.
# Installed are a session with its window manager, a systemd unit, settings of the X server and the kernel, and, where
# LightDM signs in, the automatic sign-in.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
# Another root is for tests and images.
root=${DESTDIR:-}
lightdm=$root/etc/lightdm/lightdm.conf.d/90-headroom-kiosk.conf

fail() {
  echo "$1" >&2
  exit 1
}

# FILE MODE DESTINATION
place() {
  mkdir -p "$root$(dirname "$3")"
  cp "$here/$1" "$root$3"
  chmod "$2" "$root$3"
}

# Every file that `set_up` places.
placed='
/etc/X11/xorg.conf.d/90-headroom-kiosk.conf
/etc/sysctl.d/90-headroom-kiosk.conf
/etc/headroom-kiosk/openbox.xml
/etc/systemd/user/headroom-kiosk.service
/etc/systemd/user/headroom-kiosk-session.target
/etc/systemd/user/headroom-kiosk-session.target.wants/headroom-kiosk.service
/usr/local/lib/headroom-kiosk/session
/usr/local/lib/headroom-kiosk/session-cage
/usr/share/xsessions/headroom-kiosk.desktop
/usr/share/wayland-sessions/headroom-kiosk-cage.desktop
'

set_up() {
  account=$1
  groups=$(id -nG "$account") || fail "There is no account $account. Create it first, for example with: adduser $account"
  for group in $groups; do
    case $group in
      root | sudo | wheel | admin | docker | lxd | libvirt | disk | shadow)
        fail "$account is in the group $group and could remove the lock. Use another account, or take it out of the group." ;;
    esac
  done
  [ -n "$root" ] || [ -x /opt/Headroom/headroom ] || fail 'Headroom is not installed in /opt/Headroom.'

  place 90-headroom-kiosk.conf 644 /etc/X11/xorg.conf.d/90-headroom-kiosk.conf
  place 90-headroom-kiosk-sysctl.conf 644 /etc/sysctl.d/90-headroom-kiosk.conf
  place openbox.xml 644 /etc/headroom-kiosk/openbox.xml
  place headroom-kiosk.service 644 /etc/systemd/user/headroom-kiosk.service
  place headroom-kiosk-session.target 644 /etc/systemd/user/headroom-kiosk-session.target
  place session 755 /usr/local/lib/headroom-kiosk/session
  place session-cage 755 /usr/local/lib/headroom-kiosk/session-cage
  place headroom-kiosk.desktop 644 /usr/share/xsessions/headroom-kiosk.desktop
  place headroom-kiosk-cage.desktop 644 /usr/share/wayland-sessions/headroom-kiosk-cage.desktop
  # As `systemctl --global enable` does.
  mkdir -p "$root/etc/systemd/user/headroom-kiosk-session.target.wants"
  ln -sf ../headroom-kiosk.service "$root/etc/systemd/user/headroom-kiosk-session.target.wants/headroom-kiosk.service"

  if [ -d "$root/etc/lightdm" ]; then
    mkdir -p "$(dirname "$lightdm")"
    printf '[Seat:*]\nautologin-user=%s\nautologin-session=headroom-kiosk\nuser-session=headroom-kiosk\nallow-guest=false\n' "$account" > "$lightdm"
    echo "LightDM signs in as $account at the next start."
  else
    echo 'Set up the automatic sign-in in your display manager, with the session "Headroom at the counter".'
  fi
  command -v openbox > /dev/null || echo 'Install openbox, or the session has no window manager.'
  echo 'Restart the computer, lock Headroom under Settings, Kiosk lock, and look at what is open there.'
}

undo() {
  for file in $placed; do
    rm -f "$root$file"
  done
  rm -f "$lightdm"
  for folder in /etc/systemd/user/headroom-kiosk-session.target.wants /etc/headroom-kiosk /usr/local/lib/headroom-kiosk; do
    if [ -d "$root$folder" ]; then rmdir "$root$folder"; fi
  done
  echo 'Restart the computer. Headroom itself stays locked until a supervisor unlocks it.'
}

[ -n "$root" ] || [ "$(id -u)" = 0 ] || fail 'Run this as root.'
case ${1:-} in
  --undo) undo ;;
  '' | -*) fail 'Usage: set-up.sh ACCOUNT, or set-up.sh --undo' ;;
  *) set_up "$1" ;;
esac
