/** Milliseconds after which something that is waited for counts as missing, on the busiest machine. */
export const WAITS_FOR = 60_000

/** Milliseconds a test may take, several waits included. */
export const TEST_LASTS = 180_000

/** The product's own limits in tests: as many times longer as a machine full of tests is slower than a person's. */
export const TIME_LIMIT_FACTOR = 5
