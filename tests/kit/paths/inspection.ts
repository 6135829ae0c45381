import type { Page } from 'playwright-core'
import { CHANNEL, VERSION } from '../../../tools/visualizer/protocol/channel'
import type { Batch, FromViewer, Hello, Message } from '../../../tools/visualizer/protocol/messages'
import { WAITS_FOR } from '../limits'

interface Whose {
  /** What its parent calls it. */
  readonly name: string
  readonly machine: string
}

/** What a machine of the tab did, with whose it was. */
type InspectionMessage =
  | ({ readonly type: 'moved'; readonly actor: string; readonly value: unknown } & Whose)
  | ({
      readonly type: 'took'
      readonly actor: string
      readonly event: string
      readonly taken: readonly string[]
    } & Whose)
  | { readonly type: 'stopped'; readonly actor: string }

/** Reads the batches of a tab, load after load, each message once. */
const newReader = () => {
  const actors = new Map<string, Whose>()
  let [lastEpoch, lastSeq] = ['', 0]

  const read = (epoch: string, message: Message): readonly InspectionMessage[] => {
    const actor = `${epoch} ${message.actor}`
    if (message.kind === 'actor' && message.machine !== null)
      actors.set(actor, { name: message.name, machine: message.machine.id })
    const whose = actors.get(actor)
    if (!whose) return []
    if (message.kind === 'took') return [{ type: 'took', actor, event: message.event, taken: message.taken, ...whose }]
    if (message.kind === 'moved' && message.status === 'active')
      return [{ type: 'moved', actor, value: message.value, ...whose }]
    return message.kind === 'stopped' ? [{ type: 'stopped', actor }] : []
  }

  return ({ epoch, messages, base = [] }: Batch): readonly InspectionMessage[] => {
    if (epoch !== lastEpoch) [lastEpoch, lastSeq] = [epoch, 0]
    const fresh = [...base, ...messages].filter(({ seq }) => seq > lastSeq)
    lastSeq = fresh.at(-1)?.seq ?? lastSeq
    return fresh.flatMap((message) => read(epoch, message))
  }
}

/** Watches the tab from inside its page, from the first message on. */
const watchPage = ({ channel, hello }: { readonly channel: string; readonly hello: Hello }) => {
  const { reportInspection } = window as unknown as { reportInspection: (message: unknown) => void }
  const watching = new BroadcastChannel(channel)
  watching.addEventListener('message', ({ data }) => {
    if (data.type === 'batch') reportInspection(data)
    if (data.type === 'present') watching.postMessage({ ...hello, tab: data.tab })
  })
}

const HELLO: Hello = { v: VERSION, type: 'hello', viewer: 'player', tab: '', epoch: null, lastSeq: 0, isDriver: true }

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
  const read = newReader()
  let tab = ''
  await page.exposeBinding('reportInspection', (_, batch: Batch) => {
    tab = batch.tab
    all.push(...read(batch))
    for (const look of waiting) look()
  })
  await page.addInitScript(watchPage, { channel: CHANNEL, hello: HELLO })

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

  /** Waits for a machine to be at a state: since the mark, or unmoved since before it. */
  const reached = (who: Who, value: unknown, from: number) => {
    const wanted = JSON.stringify(value)
    const isThere = (message: InspectionMessage | undefined) =>
      message?.type === 'moved' && JSON.stringify(message.value) === wanted
    return until(`${who} at ${wanted}`, from, (messages, every) => {
      const moves = messages.filter(isMoved(who))
      return moves.some(isThere) || (moves.length === 0 && isThere(every.findLast(isMoved(who))))
    })
  }

  return {
    /** How many messages came so far. */
    mark: (): number => all.length,
    /** Waits for an event to be taken by a machine after a mark. Returns the mark right after it. */
    took: async (who: Who, event: string, from: number): Promise<number> => {
      const isIt = (each: InspectionMessage) => each.type === 'took' && isOf(each, who) && each.event === event
      await until(`${who} taking ${event}`, from, (messages) => messages.some(isIt))
      return from + all.slice(from).findIndex(isIt) + 1
    },
    /** Waits for a machine to have started, or moved, since a mark. */
    moved: (who: Who, from: number) =>
      until(`a move of ${who}`, from, (messages) => messages.some((each) => isMoved(who)(each))),
    reached,
    /** Waits until the page hears what is pushed. */
    hearing: () => reached('push', { device: 'settled', feed: { feeding: 'listening' } }, 0),
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
    /** Sends an event as the visualizer does: for what a person cannot do to an app without defects. */
    send: async (who: Who, event: { readonly type: string; readonly [field: string]: unknown }): Promise<void> => {
      const actor = (all.findLast(isMoved(who)) as { readonly actor: string }).actor.split(' ')[1]!
      const message: FromViewer = { v: VERSION, type: 'send', tab, actor, event }
      await page.evaluate(([channel, posted]) => new BroadcastChannel(channel).postMessage(posted), [
        CHANNEL,
        message,
      ] as const)
    },
    /** Names of the transitions a machine took. */
    taken: (who: Who): readonly string[] =>
      all.flatMap((message) => (message.type === 'took' && isOf(message, who) ? message.taken : [])),
  }
}

export type Inspection = Awaited<ReturnType<typeof inspect>>
