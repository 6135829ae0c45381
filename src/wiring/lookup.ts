import { done, type Outcome } from '../core/kit/outcome'
import type { Cancellation } from '../core/kit/port'
import type { Asked, LookupHit } from '../machines/prescription/lookup.machine'
import type { Ports } from './ports'

const byName = ({ id, name }: { id: string | null; name: string }): LookupHit => ({ id: id ?? name, name })

/** Asks the server for what is looked for while a prescription or a template is typed. */
export const searchWith =
  ({ prescription: rows }: Ports) =>
  async ({ kind, text }: Asked, signal: Cancellation): Promise<Outcome<readonly LookupHit[]>> => {
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
