#!/bin/sh
# Runs beside each node of the database, as root. A MariaDB whose disk is full keeps its connections but commits nothing, and its
# queue stops the whole cluster. This ends it, as a crash would, while the others are a majority without it; they go on.
# `galera-guard wait` comes before each start of the node and returns when its disk has room.
: "${DATA_DIR:=/var/lib/mysql}" "${SOCKET:=/run/mysqld/mysqld.sock}" "${PID_FILE:=/run/mysqld/mysqld.pid}"
FULL_MB=64
ROOM_MB=512
STALLED_S=3

has() { [ "$(df --output=avail -B1M "$DATA_DIR" | tail -n 1)" -ge "$1" ]; }

if [ "$1" = wait ]; then
  until has "$ROOM_MB"; do sleep 1; done
  exit
fi

# The size of the cluster, the number of the last commit, and how many commits wait.
state() {
  timeout 2 mariadb --socket="$SOCKET" --connect-timeout=1 -N -B -e "
    SELECT MAX(IF(variable_name = 'wsrep_cluster_size', variable_value, NULL)),
           MAX(IF(variable_name = 'wsrep_last_committed', variable_value, NULL)),
           MAX(IF(variable_name = 'wsrep_local_recv_queue', variable_value, NULL))
             + (SELECT COUNT(*) FROM information_schema.processlist WHERE state IN ('Commit', 'Waiting for certification'))
    FROM information_schema.global_status"
}

full=no size=0 last= stalled=0
while sleep 1; do
  has "$FULL_MB" || full=yes
  [ "$full" = yes ] || continue
  before=$last
  # A node that does not answer stands still, too.
  if answer=$(state 2>&1); then
    read -r size last waiting <<EOF
$answer
EOF
  else
    waiting=1
  fi
  if [ "$last" = "$before" ] && [ "$waiting" -gt 0 ]; then
    stalled=$((stalled + 1))
  else
    stalled=0
    # It goes on: only a disk that is full now matters.
    if [ -n "$before" ] && has "$FULL_MB"; then full=no last=; fi
  fi
  if [ "$stalled" -ge "$STALLED_S" ] && [ "$size" -ge 3 ]; then
    pid=$(cat "$PID_FILE")
    [ "$(cat "/proc/$pid/comm")" = mariadbd ] && kill -KILL "$pid" &&
      echo "The disk of $DATA_DIR is full and nothing was committed for $stalled s: MariaDB ($pid) was ended, $((size - 1)) nodes go on."
    full=no size=0 last= stalled=0
  fi
done
