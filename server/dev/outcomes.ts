import { newId } from '../kit/ids'

/** How a call ends: after a wait, without an answer, or with a refusal. */
export type Ending =
  | { readonly kind: 'slow'; readonly seconds: number }
  /** The server never learns of the call. */
  | { readonly kind: 'lostBefore' }
  /** The server carries the call out, and its answer is lost. */
  | { readonly kind: 'lostAfter' }
  /** A code of the row or one that all rows share, or null; a wait in seconds goes with 429. */
  | { readonly kind: 'status'; readonly status: number; readonly code: string | null; readonly wait: number | null }

/** What was decided of the next calls of a row. */
export interface Outcome {
  readonly id: string
  /** `booking.book` */
  readonly row: string
  /** The inspected tab whose calls are meant; null for everybody's. */
  readonly tab: string | null
  readonly ending: Ending
  /** Calls it still applies to. */
  readonly left: number
  /** Milliseconds at which it is forgotten. */
  readonly until: number
}

const MINUTE = 60_000
/** How long an outcome waits for its call. */
export const LASTS = 10 * MINUTE
/** A browser sends a call again at once when its connection breaks: milliseconds in which that is lost too. */
const AGAIN = 300

/** The outcomes a tester has decided on; kept by this process, and gone with it. */
export const newOutcomes = (now: () => number = Date.now) => {
  let all: readonly Outcome[] = []
  let lost: { readonly call: string; readonly ending: Ending; readonly until: number } | null = null

  const current = (): readonly Outcome[] => {
    all = all.filter(({ until }) => until > now())
    return all
  }

  return {
    all: current,
    add: (wanted: Pick<Outcome, 'row' | 'tab' | 'ending'> & { readonly times: number }): Outcome => {
      const { times, ...rest } = wanted
      const outcome = { ...rest, id: newId(), left: times, until: now() + LASTS }
      all = [...current(), outcome]
      return outcome
    },
    remove: (id: string): void => {
      all = current().filter((outcome) => outcome.id !== id)
    },
    /** How this call ends; undefined where nothing was decided. */
    take: (row: string, tab: string | null): Ending | undefined => {
      const call = `${row} ${tab}`
      if (lost?.call === call && lost.until > now()) return lost.ending
      const outcome = current().find((each) => each.row === row && (each.tab === null || each.tab === tab))
      if (!outcome) return undefined
      all = all.flatMap((each) =>
        each.id !== outcome.id ? [each] : each.left > 1 ? [{ ...each, left: each.left - 1 }] : [],
      )
      const { ending } = outcome
      lost = ending.kind.startsWith('lost') ? { call, ending, until: now() + AGAIN } : null
      return ending
    },
  }
}

export type Outcomes = ReturnType<typeof newOutcomes>

const SLOWEST = 120
const MOST = 99

const numberIn = (text: string | undefined, least: number, most: number): number | null => {
  const number = Number(text)
  return text !== undefined && text.trim() !== '' && Number.isInteger(number) && number >= least && number <= most
    ? number
    : null
}

type Fields = Readonly<Record<string, string | undefined>>

const endingOf = ({ ending = '', seconds, wait }: Fields): Ending | null => {
  if (ending === 'lostBefore' || ending === 'lostAfter') return { kind: ending }
  if (ending === 'slow') {
    const after = numberIn(seconds, 1, SLOWEST)
    return after === null ? null : { kind: 'slow', seconds: after }
  }
  const [, status, code] = /^(\d{3})(?: (\w+))?$/.exec(ending) ?? []
  const number = numberIn(status, 400, 599)
  return number === null
    ? null
    : {
        kind: 'status',
        status: number,
        code: code ?? null,
        wait: number === 429 ? (numberIn(wait, 1, 3600) ?? 30) : null,
      }
}

/** What a form or a page asks for: `{row: 'booking.book', ending: '409 slotTaken', times: '1'}`. Null when unusable. */
export const outcomeIn = (fields: Fields, rows: readonly string[]) => {
  const { row = '', tab = '', times = '1' } = fields
  const ending = endingOf(fields)
  const count = numberIn(times, 1, MOST)
  if (!rows.includes(row) || ending === null || count === null) return null
  return { row, tab: /^\w{1,20}$/.test(tab) ? tab : null, ending, times: count }
}

/** `answers 409 slotTaken` */
export const endingText = (ending: Ending): string => {
  switch (ending.kind) {
    case 'slow':
      return `answers after ${ending.seconds} s`
    case 'lostBefore':
      return 'is lost before the server has it'
    case 'lostAfter':
      return 'is carried out, and its answer is lost'
    case 'status':
      return `answers ${ending.status}${ending.code === null ? '' : ` ${ending.code}`}${
        ending.wait === null ? '' : `, to be tried again in ${ending.wait} s`
      }`
  }
}
