import type { SnapshotFrom } from 'xstate'
import { EMPTY_CONTENT } from '../../../src/core/prescription/prescription'
import type { templatesMachine } from '../../../src/machines/templates/templates.machine'
import { viewTemplates } from '../../../src/machines/templates/templates.view'

const template = (id: string, name: string) => ({ id, name, ...EMPTY_CONTENT, revision: 1, changedAt: 1 })
export const migraine = template('t1', 'Migraine')
export const tension = template('t2', 'Tension')
const config = {
  mealTypes: [],
  mealTimes: [],
  frequencies: [],
  frequencyDays: [1, 180],
  nextVisitTypes: [],
  healthCategories: [],
}
export const help = { config, medicines: [], tests: [], favourites: [] }
export const found = { kind: 'medicine', text: 'levet' }

export interface Facts {
  readonly count: number
  readonly name: string
  readonly note: string
  readonly chosen: string | null
  readonly nameFault: string | null
  readonly fault: string | null
}

export const factsOf = (snapshot: SnapshotFrom<typeof templatesMachine>): Facts => {
  const { name, chosenId, form, failure } = snapshot.context
  const { templates, nameFault, isSuperseded } = viewTemplates(snapshot)
  return {
    count: templates.length,
    name,
    note: form.note,
    chosen: chosenId,
    nameFault,
    fault: isSuperseded ? 'changed' : (failure?.kind ?? null),
  }
}

export const WRITING = ['open.work.writing.creating', 'open.work.writing.editing'] as const
export const isWriting = (at: ReadonlySet<string>) => WRITING.some((leaf) => at.has(leaf))
/** The check of a name goes on beside everything else; what else there is, is tried while it rests. */
export const isResting = (at: ReadonlySet<string>) => at.has('open.name.resting')
export const isCalm = (_: Facts, at: ReadonlySet<string>) => isResting(at)
export const isFirst = ({ name, note, count, chosen }: Facts, at: ReadonlySet<string>) =>
  isResting(at) && at.has('open.work.writing.creating') && name === '' && note === '' && count === 1 && chosen === null
export const isEdited = ({ chosen, name, note }: Facts) =>
  note !== '' || name !== (chosen === 't1' ? 'Migraine' : 'Tension')
export const sent = ({ chosen, name, note }: Facts) => ({
  ...EMPTY_CONTENT,
  note,
  id: chosen,
  revision: chosen === null ? 0 : 1,
  name,
  key: '<key>',
})
export const copyName = ({ name, count }: Facts) => {
  const names = ['Migraine', 'Tension'].slice(0, count)
  return names.includes(name) ? `${name} (copy)` : name
}
export const backTo = ({ chosen }: Facts) => [
  chosen === null ? ('open.work.writing.creating' as const) : ('open.work.writing.editing' as const),
]
export const opened = { name: 'Tension', note: '', nameFault: null, fault: null }
