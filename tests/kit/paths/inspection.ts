import type { Page } from 'playwright-core'
import { CHANNEL, type InspectionMessage } from '../../../src/ui/dev/inspector'
import { WAITS_FOR } from '../limits'

type Is = (messages: readonly InspectionMessage[], all: readonly InspectionMessage[]) => boolean

/** The outermost state of a value. */
const placeOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? (Object.keys(value)[0] ?? '') : String(value)

/**
 * Whose moves are meant: those of a machine, `checkout`; where several of the same live at once, those of the one that
 * its parent calls so, `enquiry#support`.
 */
export type Who = string

const isOf = (message: { readonly machine: string; readonly name: string }, who: Who): boolean =>
  who === message.machine || who === `${message.machine}#${message.name}`

const isMoved = (who: Who) => (message: InspectionMessage) => message.type === 'moved' && isOf(message, who)

/** Follows how the machines of a tab opened with `?inspect` move. */
export const inspect = async (page: Page) => {
  const all: InspectionMessage[] = []
  const waiting = new Set<() => void>()
  await page.exposeBinding('reportInspection', (_, message: InspectionMessage) => {
    all.push(message)
    for (const look of waiting) look()
  })
  await page.addInitScript((channel) => {
    const { reportInspection } = window as unknown as { reportInspection: (message: unknown) => void }
    new BroadcastChannel(channel).addEventListener('message', ({ data }) => reportInspection(data))
  }, CHANNEL)

  const until = (what: string, from: number, is: Is): Promise<void> =>
    new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(late)
        waiting.delete(look)
      }
      const look = () => {
        if (!is(all.slice(from), all)) return
        end()
        resolve()
      }
      const late = setTimeout(() => {
        end()
        const last = all.slice(-6).map((message) => JSON.stringify(message))
        reject(new Error(`${what} did not happen; the last messages:\n${last.join('\n')}`))
      }, WAITS_FOR)
      waiting.add(look)
      look()
    })

  return {
    /** How many messages came so far. */
    mark: (): number => all.length,
    /** Waits for an event to be taken by a machine after a mark. Returns the mark right after it. */
    took: async (who: Who, event: string, from: number): Promise<number> => {
      const isIt = (each: InspectionMessage) => each.type === 'took' && isOf(each, who) && each.event === event
      await until(`${who} taking ${event}`, from, (messages) => messages.some(isIt))
      return from + all.slice(from).findIndex(isIt) + 1
    },
    /** Waits for a machine to be at a state: since the mark, or unmoved since before it. */
    reached: (who: Who, value: unknown, from: number) => {
      const wanted = JSON.stringify(value)
      const isThere = (message: InspectionMessage | undefined) =>
        message?.type === 'moved' && JSON.stringify(message.value) === wanted
      return until(`${who} at ${wanted}`, from, (messages, every) => {
        const moves = messages.filter(isMoved(who))
        return moves.some(isThere) || (moves.length === 0 && isThere(every.findLast(isMoved(who))))
      })
    },
    /** Waits for a machine to have come to its end. */
    ended: (who: Who, from: number) =>
      until(`the end of ${who}`, from, (messages, every) => {
        const actor = every.findLast(isMoved(who)) as { actor: string } | undefined
        return messages.some((each) => each.type === 'stopped' && each.actor === actor?.actor)
      }),
    /** Waits for a machine to be at one of these states and returns it. */
    oneOf: async <Value extends string>(who: Who, values: readonly Value[]): Promise<Value> => {
      const last = () => {
        const message = all.findLast(isMoved(who))
        return message?.type === 'moved' ? values.find((each) => each === placeOf(message.value)) : undefined
      }
      await until(`${who} at ${values.join(' or ')}`, 0, () => last() !== undefined)
      return last()!
    },
    /** Names of the transitions a machine took. */
    taken: (who: Who): readonly string[] =>
      all.flatMap((message) => (message.type === 'took' && isOf(message, who) ? message.taken : [])),
  }
}

export type Inspection = Awaited<ReturnType<typeof inspect>>
