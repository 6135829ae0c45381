/** How a PostgreSQL for one app on one machine runs: small, durable, and silent about what people's rows hold. */
export const settings = (maxConnections: number): Readonly<Record<string, string>> => ({
  shared_buffers: '64MB',
  max_connections: String(maxConnections),
  maintenance_work_mem: '32MB',
  // After a crash one call for the whole disk, not one for each of two thousand files: seconds on a busy machine.
  ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
  // Recovery reads at most this much again.
  max_wal_size: '256MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  io_method: 'sync',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  max_logical_replication_workers: '0',
  // Without the statements and details of errors.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
})

/** For databases that nobody needs tomorrow: they survive the end of a process, not of the machine. */
export const unsafeSettings: Readonly<Record<string, string>> = {
  fsync: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
}
