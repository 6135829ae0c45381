/** Milliseconds after which something that is waited for counts as missing, on the busiest machine. */
export const WAITS_FOR = 60_000

/** Milliseconds a test may take, several waits included. */
export const TEST_LASTS = 180_000
