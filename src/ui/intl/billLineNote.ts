import type { BilledLine } from '../../core/orders/billLines'
import type { Say } from './useText'

/** What stands below a line of a bill: what is in one of what is counted, and how many came back; nothing of single ones. */
export const billLineNote = (
  say: Say,
  { packSize, returned }: Pick<BilledLine, 'packSize' | 'returned'>,
): { readonly note?: string } => {
  const parts = [
    ...((packSize ?? 1) > 1 ? [say('kit.packsOf', { size: packSize ?? 1 })] : []),
    ...(returned > 0 ? [say('kit.cameBack', { count: returned })] : []),
  ]
  return parts.length === 0 ? {} : { note: parts.join(' · ') }
}
