import type { Page } from 'playwright-core'
import { CHANNEL, type Told } from '../../../src/ui/dev/inspector'

/** Milliseconds a machine may take to get where a step leads. */
const PATIENCE = 10_000

type Is = (told: readonly Told[], all: readonly Told[]) => boolean

/** The outermost state of a value. */
const placeOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? (Object.keys(value)[0] ?? '') : String(value)

const isMoved = (machine: string) => (told: Told) => told.type === 'moved' && told.machine === machine

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
    /** Waits for an event to be taken by a machine after a mark. */
    took: (machine: string, event: string, from: number) =>
      until(`${machine} taking ${event}`, from, (told) =>
        told.some((each) => each.type === 'took' && each.machine === machine && each.event === event),
      ),
    /** Waits for a machine to be at a state: since the mark, or unmoved since before it. */
    reached: (machine: string, value: unknown, from: number) => {
      const wanted = JSON.stringify(value)
      const isThere = (told: Told | undefined) => told?.type === 'moved' && JSON.stringify(told.value) === wanted
      return until(`${machine} at ${wanted}`, from, (told, all) => {
        const moves = told.filter(isMoved(machine))
        return moves.some(isThere) || (moves.length === 0 && isThere(all.findLast(isMoved(machine))))
      })
    },
    /** Waits for a machine to have come to its end. */
    ended: (machine: string, from: number) =>
      until(`the end of ${machine}`, from, (told, all) => {
        const actor = all.findLast(isMoved(machine)) as { actor: string } | undefined
        return told.some((each) => each.type === 'stopped' && each.actor === actor?.actor)
      }),
    /** Waits for a machine to be at one of these states and says which. */
    oneOf: async <Value extends string>(machine: string, values: readonly Value[]): Promise<Value> => {
      const last = () => {
        const told = all.findLast(isMoved(machine))
        return told?.type === 'moved' ? values.find((each) => each === placeOf(told.value)) : undefined
      }
      await until(`${machine} at ${values.join(' or ')}`, 0, () => last() !== undefined)
      return last()!
    },
    /** Names of the transitions a machine took. */
    taken: (machine: string): readonly string[] =>
      all.flatMap((told) => (told.type === 'took' && told.machine === machine ? told.taken : [])),
  }
}

export type Listener = Awaited<ReturnType<typeof listen>>
