#!/bin/sh
# Called by HAProxy with the addresses of proxy and server: succeeds if the node has all changes, is in the larger part of the
# cluster and takes writes. The account needs no rights; its password is in the option file.
answer=$(timeout 2 mariadb --defaults-file=/etc/haproxy/galera-check.cnf --connect-timeout=1 -h "$3" -P "$4" -N -B -e "
  SELECT COUNT(*) = 2 AND @@read_only = 0 FROM information_schema.global_status
  WHERE (variable_name = 'wsrep_local_state' AND variable_value = '4')
     OR (variable_name = 'wsrep_cluster_status' AND variable_value = 'Primary')")
[ "$answer" = 1 ]
