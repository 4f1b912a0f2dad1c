#!/bin/sh
# Runs beside each node of the database, as root. A MariaDB whose disk is full keeps its connections but commits nothing, and its
# queue stops the whole cluster. This ends it, as a crash would, while the cluster counts three nodes; the others go on.
# `galera-guard wait` comes before each start of the node and returns when its disk has room.
: "${DATA_DIR:=/var/lib/mysql}" "${SOCKET:=/run/mysqld/mysqld.sock}" "${PID_FILE:=/run/mysqld/mysqld.pid}"
FULL_MB=64
ROOM_MB=512
STALLED_S=3
# Nodes end in turn, by their number: each must see whether one before it has ended.
TURN_S=4

has() { [ "$(df --output=avail -B1M "$DATA_DIR" | tail -n 1)" -ge "$1" ]; }

if [ "$1" = wait ]; then
  # A kill leaves it; MariaDB makes it anew.
  rm -f "$DATA_DIR/ibtmp1"
  has "$ROOM_MB" || echo "Less than $ROOM_MB MB are free in $DATA_DIR: MariaDB waits for room."
  until has "$ROOM_MB"; do sleep 1; done
  exit
fi

# Neither statement needs a table on the disk.
ask() {
  timeout 2 mariadb --socket="$SOCKET" --connect-timeout=1 -N -B -e "
    SHOW GLOBAL STATUS WHERE variable_name IN ('wsrep_cluster_size', 'wsrep_local_index', 'wsrep_last_committed',
      'wsrep_local_state', 'wsrep_local_recv_queue');
    SHOW PROCESSLIST" 2>&1
}

# Size of the cluster, the node's number in it, number of its last commit, and waiting commits: none of a donor (state 2), which
# stops nobody. Nothing, if this is no node.
read_state() {
  awk -F '\t' '
    NF == 2 { status[$1] = $2 }
    NF > 6 && ($7 == "Commit" || $7 == "Waiting for certification") { waiting += 1 }
    END {
      size = status["wsrep_cluster_size"]; number = status["wsrep_local_index"]; last = status["wsrep_last_committed"]
      waiting = status["wsrep_local_state"] == 2 ? 0 : waiting + status["wsrep_local_recv_queue"]
      if (size ~ /^[0-9]+$/ && number ~ /^[0-9]+$/ && last ~ /^[0-9]+$/) print size, number, last, waiting
    }'
}

full=no size=0 number=0 last='' stalled=0 said=''
while sleep 1; do
  has "$FULL_MB" || full=yes
  before=$last
  if answer=$(ask); then
    size=0 number=0 last='' waiting=0 said=''
    state=$(printf '%s\n' "$answer" | read_state)
    [ -z "$state" ] || read -r size number last waiting <<EOF
$state
EOF
  else
    # A node that does not answer stands still, too. Its last answer counts only while the disk is full.
    waiting=1
    [ "$full" = yes ] || size=0
    [ "$said" = "$answer" ] || echo "MariaDB does not answer: $answer"
    said=$answer
  fi
  if [ "$full" = no ]; then
    stalled=0
  elif [ "$last" = "$before" ] && [ "$waiting" -gt 0 ]; then
    stalled=$((stalled + 1))
  else
    stalled=0
    # It goes on: only a disk that is full now matters.
    if [ -n "$before" ] && has "$FULL_MB"; then full=no; fi
  fi
  if [ "$size" -ge 3 ] && [ "$stalled" -ge $((STALLED_S + TURN_S * number)) ]; then
    pid=$(cat "$PID_FILE")
    [ "$(cat "/proc/$pid/comm")" = mariadbd ] && kill -KILL "$pid" &&
      echo "The disk of $DATA_DIR is full and nothing was committed for $stalled s: MariaDB ($pid) was ended, $((size - 1)) nodes go on."
    full=no size=0 last='' stalled=0
  fi
done
