/**
 * Set-up of connections to one of several servers. A server that has lost its quorum is used only when no other is left: its old
 * rows are read then, and writes are refused. Other engines than MariaDB take the second part for a comment.
 */
export const dirtyReads = `SET SESSION innodb_lock_wait_timeout = 5 /*M!100100 , SESSION wsrep_dirty_reads = COALESCE((
  SELECT variable_value = 'non-Primary' FROM information_schema.global_status
  WHERE variable_name = 'wsrep_cluster_status'), 0) */`
