import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { TextId } from './texts'

type Plain = string | number | Date
export interface Say {
  /** A text in the person's language. */
  (id: TextId, values?: Record<string, Plain>): string
  /** The same with elements in it: `{fee: <Money …/>}` or `{b: (words) => <b>{words}</b>}`. */
  rich(id: TextId, values: Record<string, ReactNode | ((words: ReactNode[]) => ReactNode)>): ReactNode
}

/** `const say = useText(); say('booking.next')`: every word on screen comes this way. */
export const useText = (): Say => {
  const intl = useIntl()
  const say = (id: TextId, values?: Record<string, Plain>) => intl.formatMessage({ id }, values)
  const rich: Say['rich'] = (id, values) => intl.formatMessage({ id }, values as Record<string, ReactNode>)
  return Object.assign(say, { rich })
}
