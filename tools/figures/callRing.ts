import type { Page } from 'playwright-core'
import { eq, sql } from 'drizzle-orm'
import { callRings, callSessions } from '../../server/call/call.tables'
import { RING_LASTS } from '../../src/core/call/ring.lifecycle'
import { callPair, type CallPair, until } from './callPair'
import { atMost, count, exactly, type Figure, quantile } from './figure'

/** Rings of each outcome. */
const EACH = 5
const TABS = 3
/** Milliseconds. */
const RINGS = 2000
const SILENT = 1000
const WAITED = 30_000

interface Observed {
  shownAt: number
  goneAt: number
  readonly sounds: Set<HTMLAudioElement>
}

/** Keeps when a tab showed a ring, when it was gone, and whether anything sounds. */
const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const observed: Observed = { shownAt: 0, goneAt: 0, sounds: new Set() }
    Object.assign(window, { observed })
    const { play } = HTMLMediaElement.prototype
    HTMLAudioElement.prototype.play = function () {
      observed.sounds.add(this)
      return play.call(this)
    }
    let isShown = false
    const look = () => {
      const now = document.querySelector('[role=alertdialog]') !== null
      if (now === isShown) return
      isShown = now
      if (now) observed.shownAt = Date.now()
      else observed.goneAt = Date.now()
    }
    addEventListener('DOMContentLoaded', () => {
      new MutationObserver(look).observe(document.documentElement, { childList: true, subtree: true })
    })
  })

const observedBy = (page: Page) =>
  page.evaluate(() => {
    const { shownAt, goneAt, sounds } = (window as unknown as { observed: Observed }).observed
    return { shownAt, goneAt, isSounding: [...sounds].some((sound) => !sound.paused) }
  })

/** What ends a ring, at the patient's tabs or at the doctor's page. */
const endings: Readonly<
  Record<string, (where: { pair: CallPair; tabs: readonly Page[]; hers: Page }) => Promise<unknown>>
> = {
  accepted: async ({ tabs }) => tabs[1]!.getByRole('alertdialog').getByRole('button', { name: 'Join' }).click(),
  declined: async ({ tabs }) => tabs[1]!.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click(),
  cancelled: async ({ hers }) => hers.getByRole('button', { name: 'Stop calling' }).click(),
  /** A minute has passed, for the server and for what it does then. */
  missed: async ({ pair: { served } }) => {
    served.pass(RING_LASTS + 1)
    await served.db.execute(
      sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null and run_at > now()
          and task_id = (select id from graphile_worker._private_tasks where identifier = 'watch a ring')`,
    )
  },
}

const outcomesOf = async ({ served }: CallPair, bookingId: string): Promise<readonly (string | null)[]> => {
  const rows = await served.db
    .select({ outcome: callRings.outcome })
    .from(callRings)
    .innerJoin(callSessions, eq(callSessions.id, callRings.sessionId))
    .where(eq(callSessions.bookingId, bookingId))
  return rows.map(({ outcome }) => outcome)
}

const figureOf = (
  each: number,
  rung: readonly number[],
  silenced: Readonly<Record<string, readonly number[]>>,
): Figure => {
  const samples = `${Object.keys(silenced).length} × ${each} rings, ${TABS} tabs`
  return {
    number: null,
    title: 'a ring reaches every tab, and its end silences every one',
    measures: [
      exactly('rings that were shown in every tab', samples, rung.length, Object.keys(silenced).length * each),
      atMost('from the press until every tab rings, p95', samples, quantile(rung, 0.95), RINGS, ' ms'),
      ...Object.entries(silenced).flatMap(([outcome, times]) => [
        exactly(`${outcome}: every tab was silent`, `${each} rings, ${TABS} tabs`, times.length, each),
        atMost(`${outcome}: until every tab was, the longest`, `${each} rings`, Math.max(...times), SILENT, ' ms'),
      ]),
    ],
  }
}

/** From a press on Video call until every open tab rings, and from each outcome until every one is silent. */
export const callRing = async (each = EACH): Promise<Figure> => {
  const pair = await callPair()
  try {
    const tabs: Page[] = []
    for (const _ of count(TABS)) tabs.push(await pair.tab(pair.patient, 'desktop', { beside: tabs[0] }))
    const hers = await pair.tab(pair.doctor, 'desktop')
    for (const tab of tabs) await listen(tab)
    const rung: number[] = []
    const silenced: Record<string, number[]> = {}
    for (const [outcome, end] of Object.entries(endings)) {
      const times: number[] = (silenced[outcome] = [])
      for (const _ of count(each)) {
        const { bookingId, memberId } = await pair.visit()
        for (const tab of tabs) {
          const isAnswered = tab.waitForResponse((answer) => answer.url().includes('/notification/stream'))
          await tab.goto('/home')
          await isAnswered
        }
        await hers.goto(`/chats?channelId=app_${pair.doctor.login.doctorId}_${memberId}`)
        const press = hers.getByRole('button', { name: 'Video call', exact: true })
        await press.waitFor()
        await press.click()
        const pressedAt = await hers.evaluate(
          () => (window as unknown as { noted: { pressedAt: number } }).noted.pressedAt,
        )
        const isRinging = async () => (await Promise.all(tabs.map(observedBy))).every(({ shownAt }) => shownAt > 0)
        if ((await until(isRinging, WAITED)) === null) continue
        rung.push(Math.max(...(await Promise.all(tabs.map(observedBy))).map(({ shownAt }) => shownAt)) - pressedAt)
        await end({ pair, tabs, hers })
        const isOver = async () => (await outcomesOf(pair, bookingId)).includes(outcome)
        if ((await until(isOver, WAITED)) === null) continue
        const overAt = Date.now()
        const isSilent = async () =>
          (await Promise.all(tabs.map(observedBy))).every(({ goneAt, isSounding }) => goneAt > 0 && !isSounding)
        if ((await until(isSilent, WAITED)) === null) continue
        times.push(Math.max(0, ...(await Promise.all(tabs.map(observedBy))).map(({ goneAt }) => goneAt - overAt)))
      }
    }
    return figureOf(each, rung, silenced)
  } finally {
    await pair.close()
  }
}
