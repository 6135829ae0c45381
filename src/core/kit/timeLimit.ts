/** On a machine that is known to be slower than usual, set before the app loads: a test beside others, say. */
const { timeLimitFactor = 1 } = globalThis as { readonly timeLimitFactor?: number }

/**
 * Milliseconds after which an answer, or work of this machine, counts as missing, or words have been read:
 * `timeLimit(12_000)`.
 */
export const timeLimit = (milliseconds: number): number => milliseconds * timeLimitFactor
