import { createContext, type ReactNode, useContext, useState } from 'react'
import type { RefusedField } from '../../core/kit/outcome'

const NONE: readonly RefusedField[] = []
const Refused = createContext(NONE)

interface RefusedFieldsProps {
  /** Fields that the server refused, by their names as they were sent. */
  readonly of: readonly RefusedField[] | undefined
  readonly children: ReactNode
}

/** A form whose fields show beside themselves why the server refused them. */
export const RefusedFields = ({ of = NONE, children }: RefusedFieldsProps) => (
  <Refused.Provider value={of}>{children}</Refused.Provider>
)

const isWithin = (place: string, name: string): boolean => place === name || place.startsWith(`${name}.`)

/** The name of a field as it is sent; several where calls, or parts of what stands there, have a name each. */
export type AsSent = string | readonly string[]

/** Why the server refused a field, as long as what it refused stands there. */
export const useRefusal = (asSent: AsSent | undefined, value: string): string | undefined => {
  const refused = useContext(Refused)
  const [seen, setSeen] = useState({ refused: NONE, value })
  if (seen.refused !== refused) setSeen({ refused, value })
  if (asSent === undefined || (seen.refused === refused && seen.value !== value)) return undefined
  const names = typeof asSent === 'string' ? [asSent] : asSent
  return refused.find(({ field }) => names.some((name) => isWithin(field, name)))?.message
}
