import { done, type Outcome } from '../core/kit/outcome'
import type { Cancellation } from '../core/kit/port'
import { fromPort } from '../machines/kit/fromPort'
import { type Asked, type LookupHit, lookupMachine } from '../machines/prescription/lookup.machine'
import type { Ports } from './ports'

const byName = ({ id, name }: { id: string | null; name: string }): LookupHit => ({ id: id ?? name, name })

const searchWith =
  ({ prescription: rows }: Ports) =>
  async (
    { asked: { kind, text } }: { readonly asked: Asked },
    signal: Cancellation,
  ): Promise<Outcome<readonly LookupHit[]>> => {
    const keyword = text.trim()
    if (kind === 'medicine') {
      const found = await rows.searchMedicine({ keyword }, signal)
      if (!found.ok) return found
      return done(found.value.map((medicine) => ({ id: medicine.id, name: medicine.generic, medicine })))
    }
    const found = await (kind === 'test'
      ? rows.searchTest({ keyword }, signal)
      : rows.searchAttribute({ search: keyword, type: kind }, signal))
    return found.ok ? done(found.value.map(byName)) : found
  }

/** What is looked for while a prescription or a template is typed, asked of the server. */
export const plugLookup = (ports: Ports) =>
  lookupMachine.provide({ actors: { find: fromPort<{ asked: Asked }, readonly LookupHit[]>(searchWith(ports)) } })
