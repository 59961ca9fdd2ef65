/**
 * Session set-up for one of several servers. A server without quorum is used only when no other is left; it then serves
 * old rows and refuses writes. Engines other than MariaDB read the second part as a comment.
 */
export const dirtyReads = `SET SESSION innodb_lock_wait_timeout = 5 /*M!100100 , SESSION wsrep_dirty_reads = COALESCE((
  SELECT variable_value = 'non-Primary' FROM information_schema.global_status
  WHERE variable_name = 'wsrep_cluster_status'), 0) */`
