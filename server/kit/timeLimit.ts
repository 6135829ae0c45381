export const MOST_TIMES_LONGER = 1000

/** A factor of the environment; 1 where it is not set, or where it is one with which no configuration is read. */
const factorOf = (text: string | undefined): number => {
  const factor = Number(text)
  return factor >= 1 && factor <= MOST_TIMES_LONGER ? factor : 1
}

const factor = factorOf(process.env['TIME_LIMITS'])

/**
 * A limit, in milliseconds, of work that slows down with this machine: as it is written, or `TIME_LIMITS` times as long
 * where the machine is much slower than usual. The factor is read once, with this module.
 *
 * @example const FOR_A_PAGE = timeLimit(5000)
 */
export const timeLimit = (milliseconds: number): number => milliseconds * factor
