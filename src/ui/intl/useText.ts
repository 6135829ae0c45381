import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Fault } from '../../machines/kit/fault.view'
import type { TextId } from './texts'

type Plain = string | number | Date
export interface Say {
  /** A text in the person's language. */
  (id: TextId, values?: Record<string, Plain>): string
  /** The same with elements in it: `{fee: <Money …/>}` or `{b: (words) => <b>{words}</b>}`. */
  rich(id: TextId, values: Record<string, ReactNode | ((words: ReactNode[]) => ReactNode)>): ReactNode
  /** Why a call failed: the server's words, else those of the one table of failures. */
  fault(fault: Fault | null): string
}

/** `const say = useText(); say('booking.next')`: every word on screen comes this way. */
export const useText = (): Say => {
  const intl = useIntl()
  // The build leaves a text without any syntax as it is, which the formatter without a parser takes for an error.
  const plain = (id: TextId): string | null => {
    const text = intl.messages[id]
    return typeof text === 'string' ? text : null
  }
  const say = (id: TextId, values?: Record<string, Plain>) => plain(id) ?? intl.formatMessage({ id }, values)
  const rich: Say['rich'] = (id, values) => plain(id) ?? intl.formatMessage({ id }, values as Record<string, ReactNode>)
  const fault = (why: Fault | null): string => why?.text ?? say(`app.${why?.id ?? 'wrong'}`)
  return Object.assign(say, { rich, fault })
}
