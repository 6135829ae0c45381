import type { Wanted } from '../protocol/messages'
import type { Path, PathStep } from './paths'

/** How a step is brought about in a live tab. */
export type Act =
  | ({ readonly kind: 'send' } & Wanted)
  /** It comes by itself: an answer of the server, or time. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'ask' }

/** Fields of an example that only the tab can fill, by machine, event and field; the tab knows how by these names. */
const fillers: Readonly<Record<string, string>> = {
  'booking slot.chosen slotId': 'first free slot',
  'booking date.chosen date': 'another day',
}

/** Fields that name what the practice of the examples has and another has not. */
const isOfExamples = (field: string, value: unknown): boolean =>
  /id$|^(?:url|date|at|login|file|request|deletion|intent|change|query|notice)$/i.test(field) ||
  (typeof value === 'object' && value !== null)

/** Numbers of ways to pay and the like are the same everywhere. */
const isEverywhere = (value: unknown): boolean => typeof value === 'number'

const endsOfCalls = /^xstate\.done\.actor\./

/** Whether a call ended well in the example: that comes without anybody doing anything. */
const isPlainAnswer = ({ event, how }: PathStep): boolean => {
  const output = event['output'] as { readonly ok?: boolean } | undefined
  return endsOfCalls.test(event.type) && output?.ok === true && how === null
}

/** What the player does for a step: what it cannot bring about itself, it asks a person for. */
export const actOf = (machine: string, step: PathStep): Act => {
  const { event } = step
  if (event.type.startsWith('xstate.after.') || isPlainAnswer(step)) return { kind: 'wait' }
  if (event.type.startsWith('xstate.')) return { kind: 'ask' }
  const fields = Object.entries(event).filter(([name]) => name !== 'type')
  const fill = Object.fromEntries(
    fields.flatMap(([name]) => {
      const filler = fillers[`${machine} ${event.type} ${name}`]
      return filler === undefined ? [] : [[name, filler]]
    }),
  )
  const isUnknown = fields.some(([name, value]) => !(name in fill) && isOfExamples(name, value) && !isEverywhere(value))
  return isUnknown ? { kind: 'ask' } : { kind: 'send', event, fill }
}

/** How many of the first steps have come by themselves already, where a machine is at a value. */
export const stepsPassed = ({ machine, steps }: Path, value: unknown): number => {
  const begun = steps.findIndex((step) => actOf(machine, step).kind !== 'wait')
  const waits = begun < 0 ? steps : steps.slice(0, begun)
  return waits.findLastIndex((step) => JSON.stringify(step.value) === JSON.stringify(value)) + 1
}
