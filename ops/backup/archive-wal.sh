#!/bin/sh
# PostgreSQL's archive_command: archive-wal.sh %p /backup/main/wal/%f
#
# Copies a finished WAL segment into the archive. A crash at any point leaves either the whole file
# under its final name or none, and the next attempt succeeds: the copy is written under a temporary
# name, flushed to disk, then renamed. A file that is already archived with the same content is a
# success, as PostgreSQL may ask again after a crash. A file with other content is never replaced:
# it belongs to another server that archives to the same place.
#
# Needs GNU coreutils. Exits with 0 only when the file is safely in the archive.
set -eu

if [ $# -ne 2 ]; then
  echo 'usage: archive-wal.sh SEGMENT TARGET' >&2
  exit 2
fi
segment=$1
target=$2
temporary=$target.partial
umask 077

if [ ! -e "$target" ]; then
  dd if="$segment" of="$temporary" bs=1M conv=fsync status=none
  mv --no-target-directory --no-clobber "$temporary" "$target"
fi
# Also after the rename: another server may have been faster.
if ! cmp --silent "$segment" "$target"; then
  echo "archive-wal.sh: $target exists with other content; two servers share this archive" >&2
  exit 1
fi
# Flushes the rename. Also for a file that was there: the crash may have come before this line.
sync "$target" "$(dirname "$target")"
rm -f "$temporary"
