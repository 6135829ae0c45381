import { sql } from 'drizzle-orm'
import { appointments } from '../../server/booking/booking.tables'
import { doctors } from '../../server/doctors/doctors.tables'
import { texts } from '../../server/assembly'
import type { SeedSize } from '../../server/seed/seed'
import { startBackend, type TestBackend } from '../../tests/kit/backend'
import { isAppointmentOrder, ORDER_PAGE } from '../../src/core/orders/orders'
import { count, eachOf, exactly, type Figure, type Measure } from './figure'
import { losses, newStorage, openTab, type Tab } from './tab'

/** What a person does who does not know whether the booking was made. */
export const recoveries = ['button', 'reload', 'second tab'] as const
export type Recovery = (typeof recoveries)[number]

export interface Tale {
  readonly recovery: Recovery
  readonly loss: string
  /** Bookings stored for this person. */
  readonly stored: number
  /** The person was told of the booking, or, in a second tab, that the slot is taken. */
  readonly reportedClearly: boolean
  /** A failure was shown for the booking that exists. */
  readonly reportFailed: boolean
  readonly isInOrders: boolean
}

const PER_RECOVERY = 100
/** A practice with a free slot for every one of them. */
const ROOMY: SeedSize = { doctors: 24, days: 12 }
const taken: readonly (string | null)[] = [texts.eng['booking.slotTaken'], texts.eng['booking.alreadyBooked']]
/** Of the codes of one number. */
const WAIT = 61

/** The answer of a committed booking is lost; the person presses the button, reloads, or tries in a second tab. */
export const lostAnswer = async (): Promise<Figure> => {
  const tales = await notify(PER_RECOVERY, ROOMY)
  const samples = `${tales.length} bookings, ${Object.keys(losses).length} ways of losing the answer`
  const stored = tales.reduce((sum, tale) => sum + tale.stored, 0)
  return {
    number: 2,
    title: 'the answer of a committed booking is lost, then button, reload, second tab',
    measures: [
      exactly('bookings stored', samples, stored, tales.length),
      exactly(
        'people with more or less than one booking',
        samples,
        tales.filter((tale) => tale.stored !== 1).length,
        0,
      ),
      exactly('bookings reported as failed', samples, tales.filter(({ reportFailed }) => reportFailed).length, 0),
      ...failedAfter(tales),
      ...recoveries.map((recovery) => {
        const reported = tales.filter((tale) => tale.recovery === recovery)
        const right = reported.filter(({ reportedClearly, isInOrders }) => reportedClearly && isInOrders)
        return exactly(
          `told clearly, and listed: ${recovery}`,
          `${reported.length} bookings`,
          right.length,
          reported.length,
        )
      }),
    ],
  }
}

/** Which ways of losing the answer made the client speak of a failure, when any did. */
const failedAfter = (tales: readonly Tale[]): Measure[] =>
  Object.keys(losses).flatMap((loss) => {
    const after = tales.filter((tale) => tale.loss === loss)
    const failed = after.filter(({ reportFailed }) => reportFailed).length
    return failed === 0 ? [] : [exactly(`of them when ${loss}`, `${after.length} bookings`, failed, 0)]
  })

/** So many lost answers for each way on, each of a person of their own with a slot of their own. */
export const notify = async (each: number, size?: SeedSize): Promise<Tale[]> => {
  const backend = await startBackend(size === undefined ? {} : { size })
  try {
    const people = count(each * recoveries.length).map((index) => String(7_200_000_000 + index))
    const tokens = await eachOf(people, 1, backend.logIn)
    backend.clock.pass(WAIT)
    await eachOf(tokens, 1, (token) => openTab(backend, token).introduce())
    const others = await eachOf(people, 1, backend.logIn)
    const slots = await freeSlots(backend, people.length)
    return await eachOf(people, 4, async (number, index) => {
      const recovery = recoveries[index % recoveries.length]!
      const loss = Object.keys(losses)[Math.floor(index / recoveries.length) % Object.keys(losses).length]!
      const wish = { ...slots[index]!, number, token: tokens[index]!, otherToken: others[index]! }
      return { recovery, loss, ...(await live(backend, wish, recovery, loss)) }
    })
  } finally {
    await backend.close()
  }
}

interface Wish {
  readonly number: string
  readonly token: string
  /** Of the session in the second tab. */
  readonly otherToken: string
  readonly doctorId: string
  readonly slotId: string
}

const live = async (backend: TestBackend, wish: Wish, recovery: Recovery, loss: string) => {
  const { doctorId, slotId, token } = wish
  const storage = newStorage()
  const tab = openTab(backend, token, storage)
  // Whoever opens a second tab has it open before the slot shows as taken.
  const second = recovery === 'second tab' ? openTab(backend, wish.otherToken) : null
  const elsewhere = second?.open(doctorId)
  await elsewhere?.arrived()
  await elsewhere?.prepare(slotId)
  const page = tab.open(doctorId)
  await page.arrived()
  await page.prepare(slotId)
  tab.loseNext(losses[loss]!)
  await page.press('book')
  const wasUnsettled = page.checkoutState() === 'unsettled'

  const last = await recover[recovery]({ backend, wish, tab, page, storage, second, elsewhere })
  const shown = [...tab.notices, ...last.notices]
  const orders = await last.ports.orders.list({ limit: ORDER_PAGE, offset: 0 }, new AbortController().signal)
  return {
    stored: await storedFor(backend, wish),
    reportedClearly: wasUnsettled && last.reportedClearly,
    reportFailed: !wasUnsettled || shown.some(({ tone, text }) => tone === 'bad' && !taken.includes(text)),
    isInOrders:
      orders.ok &&
      orders.value
        .filter(isAppointmentOrder)
        .map((order) => order.doctorId)
        .join() === doctorId,
  }
}

interface Scene {
  readonly backend: TestBackend
  readonly wish: Wish
  readonly tab: Tab
  readonly page: ReturnType<Tab['open']>
  readonly storage: Storage
  readonly second: Tab | null
  readonly elsewhere: ReturnType<Tab['open']> | undefined
}

interface Ending extends Pick<Tab, 'ports' | 'notices'> {
  readonly reportedClearly: boolean
}

/** The confirmation is what says so; nothing beside it says that something went wrong. */
const isBooked = (tab: Tab, page: Scene['page']): boolean =>
  page.bookingId() !== null &&
  tab.notices.every(({ tone }) => tone === 'good') &&
  tab.ports.store.readAttempt() === null

const recover: Readonly<Record<Recovery, (scene: Scene) => Promise<Ending>>> = {
  button: async ({ tab, page }) => {
    await page.press('retry')
    const reportedClearly = isBooked(tab, page)
    page.close()
    return { ...tab, reportedClearly }
  },
  reload: async ({ backend, wish, page, storage }) => {
    page.close()
    const tab = openTab(backend, wish.token, storage)
    const again = tab.open(wish.doctorId)
    await again.arrived()
    await again.settled()
    const reportedClearly = isBooked(tab, again)
    again.close()
    return { ...tab, reportedClearly }
  },
  'second tab': async ({ page, second, elsewhere }) => {
    page.close()
    await elsewhere!.press('book')
    await elsewhere!.arrived()
    const { notices } = second!
    const reportedClearly = notices.length === 1 && notices[0]!.tone === 'bad' && taken.includes(notices[0]!.text)
    elsewhere!.close()
    return { ...second!, reportedClearly }
  },
}

const storedFor = async ({ db }: TestBackend, { number }: Wish): Promise<number> => {
  const [row] = await db
    .select({ rows: sql<number>`count(*)::int` })
    .from(appointments)
    .where(sql`${appointments.patientId} = (select id from users where phone_number = ${number})`)
  return row!.rows
}

/** Free video slots of all doctors of the demonstration, each another one. */
const freeSlots = async (backend: TestBackend, wanted: number): Promise<{ doctorId: string; slotId: string }[]> => {
  const { ports } = openTab(backend, await backend.guest())
  const { signal } = new AbortController()
  const rows = await backend.db.select({ id: doctors.id }).from(doctors).orderBy(doctors.id)
  const calendars = await eachOf(rows, 1, async ({ id: doctorId }) => {
    const calendar = await ports.booking.slots({ doctorId }, signal)
    const days = calendar.ok ? calendar.value.video : []
    return days
      .flatMap(({ slots }) => slots)
      .filter(({ isBooked: isTaken, startsAt }) => !isTaken && startsAt > backend.clock.now() + WAIT)
      .map(({ id }) => ({ doctorId, slotId: id }))
  })
  const slots = calendars.flat()
  if (slots.length < wanted) throw new Error(`${slots.length} free slots, ${wanted} are needed`)
  return slots.slice(0, wanted)
}
