import type { Page } from 'playwright-core'
import { CHANNEL, type Told } from '../../../src/ui/dev/inspector'

/** Milliseconds a machine may take to get where a step leads. */
const PATIENCE = 10_000

type Is = (told: readonly Told[], all: readonly Told[]) => boolean

/** The outermost state of a value. */
const placeOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? (Object.keys(value)[0] ?? '') : String(value)

/**
 * Whose moves are meant: those of a machine, `checkout`; where several of the same live at once, those of the one that
 * its parent calls so, `enquiry#support`.
 */
export type Who = string

const isOf = (told: { readonly machine: string; readonly name: string }, who: Who): boolean =>
  who === told.machine || who === `${told.machine}#${told.name}`

const isMoved = (who: Who) => (told: Told) => told.type === 'moved' && isOf(told, who)

/** Listens to how the machines of a tab opened with `?inspect` move. */
export const listen = async (page: Page) => {
  const all: Told[] = []
  const waiting = new Set<() => void>()
  await page.exposeBinding('tell', (_, told: Told) => {
    all.push(told)
    for (const look of waiting) look()
  })
  await page.addInitScript((channel) => {
    const { tell } = window as unknown as { tell: (told: unknown) => void }
    new BroadcastChannel(channel).addEventListener('message', ({ data }) => tell(data))
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
        const last = all.slice(-6).map((told) => JSON.stringify(told))
        reject(new Error(`${what} did not happen; last told:\n${last.join('\n')}`))
      }, PATIENCE)
      waiting.add(look)
      look()
    })

  return {
    /** How much was told so far. */
    mark: (): number => all.length,
    /** Waits for an event to be taken by a machine after a mark. Returns the mark right after it. */
    took: async (who: Who, event: string, from: number): Promise<number> => {
      const isIt = (each: Told) => each.type === 'took' && isOf(each, who) && each.event === event
      await until(`${who} taking ${event}`, from, (told) => told.some(isIt))
      return from + all.slice(from).findIndex(isIt) + 1
    },
    /** Waits for a machine to be at a state: since the mark, or unmoved since before it. */
    reached: (who: Who, value: unknown, from: number) => {
      const wanted = JSON.stringify(value)
      const isThere = (told: Told | undefined) => told?.type === 'moved' && JSON.stringify(told.value) === wanted
      return until(`${who} at ${wanted}`, from, (told, all) => {
        const moves = told.filter(isMoved(who))
        return moves.some(isThere) || (moves.length === 0 && isThere(all.findLast(isMoved(who))))
      })
    },
    /** Waits for a machine to have come to its end. */
    ended: (who: Who, from: number) =>
      until(`the end of ${who}`, from, (told, all) => {
        const actor = all.findLast(isMoved(who)) as { actor: string } | undefined
        return told.some((each) => each.type === 'stopped' && each.actor === actor?.actor)
      }),
    /** Waits for a machine to be at one of these states and says which. */
    oneOf: async <Value extends string>(who: Who, values: readonly Value[]): Promise<Value> => {
      const last = () => {
        const told = all.findLast(isMoved(who))
        return told?.type === 'moved' ? values.find((each) => each === placeOf(told.value)) : undefined
      }
      await until(`${who} at ${values.join(' or ')}`, 0, () => last() !== undefined)
      return last()!
    },
    /** Names of the transitions a machine took. */
    taken: (who: Who): readonly string[] =>
      all.flatMap((told) => (told.type === 'took' && isOf(told, who) ? told.taken : [])),
  }
}

export type Listener = Awaited<ReturnType<typeof listen>>
