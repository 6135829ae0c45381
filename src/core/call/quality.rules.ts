import { SECOND } from '../kit/dates'

/** How good a line is. */
export type Quality = 'good' | 'fair' | 'weak'

/** What was measured of a line: the share of packets that were lost, and milliseconds there and back. */
export interface Measured {
  readonly loss: number
  readonly rtt: number
}

/** Loss below 3 % and 250 ms there and back is good, below 8 % and 450 ms fair. */
export const qualityOf = ({ loss, rtt }: Measured): Quality => {
  if (loss < 0.03 && rtt < 250) return 'good'
  return loss < 0.08 && rtt < 450 ? 'fair' : 'weak'
}

/** What of the own picture is sent: all, a small one, or none so that the sound stays. */
export type Sending = 'full' | 'small' | 'held'

/** Seconds of a weak line after which less is sent, and of a good one after which all is sent again. */
export const WEAK_FOR = 10 * SECOND
export const GOOD_FOR = 20 * SECOND

/** What is sent after a line was weak, or good, for so many seconds. */
export const sendingAfter = (
  sending: Sending,
  line: { readonly weakFor: number; readonly goodFor: number },
): Sending => {
  if (line.weakFor >= WEAK_FOR) return sending === 'full' ? 'small' : 'held'
  return line.goodFor >= GOOD_FOR ? 'full' : sending
}
