/** Minutes by which hours can be said to run late. */
export const LEAST_DELAY = 5
export const MOST_DELAY = 180
/** The minutes that are offered to choose from. */
export const DELAYS = [5, 10, 15, 20, 30, 45, 60, 90, 120, 150, MOST_DELAY] as const
