import { createActor, waitFor } from 'xstate'
import { worldOf } from '../../tests/kit/world'
import type { TestBackend } from '../../tests/kit/backend'
import { bookingApi } from '../../src/core/booking/booking.api'
import { LATER } from '../../src/core/payment/payment'
import { NOT_BEGUN } from '../../src/core/booking/checkout'
import type { BookingInput } from '../../src/machines/booking/booking.machine'
import { serverClock } from '../../src/adapters/browser/clock'
import type { Notice, AppEvent } from '../../src/machines/kit/appEvent'
import { plugBooking } from '../../src/wiring/plugBooking'
import { openPorts, type Ports } from '../../src/wiring/ports'

/** The storage of one browser session. */
export const newStorage = (): Storage => {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size
    },
  }
}

/** What becomes of an answer on its way back, after the server has carried the call out. */
export type Loss = (response: Response) => Promise<Response>

const page =
  (status: number): Loss =>
  () =>
    Promise.resolve(new Response('<h1>Sorry</h1>', { status }))

export const losses: Readonly<Record<string, Loss>> = {
  'the connection breaks': () => Promise.reject(new TypeError('fetch failed')),
  'the answer is cut short': async (response) => new Response((await response.text()).slice(0, 20), { status: 200 }),
  'the answer is empty': () => Promise.resolve(new Response('', { status: 200 })),
  'a proxy answers 502 with a page': page(502),
  'a proxy answers 504 with a page': page(504),
  'a proxy answers 500 with a page': page(500),
  'a proxy answers 503 with a page': page(503),
  'a proxy answers 524 with a page': page(524),
}

export interface Tab {
  readonly ports: Ports
  /** What was said to the person, in order. */
  readonly notices: readonly Notice[]
  /** Loses the answer of the next booking. */
  readonly loseNext: (loss: Loss) => void
  /** Says who the person is, without which nobody is booked for. */
  readonly introduce: () => Promise<void>
  /** Opens a doctor, as the page does: with what an unfinished booking left behind. */
  readonly open: (doctorId: string) => Booking
}

export type Booking = ReturnType<typeof openBooking>

/** The way to a backend in this process, on which the answer of the next call to an address can be lost. */
export const lossyFetch = (backend: TestBackend) => {
  let next: { readonly path: string; readonly loss: Loss } | null = null
  const fetch: typeof globalThis.fetch = async (address, init) => {
    const url = new URL(address instanceof Request ? address.url : address, 'http://practice.test')
    const response = await backend.fetch(new Request(url, init))
    if (next?.path !== url.pathname) return response
    const { loss } = next
    next = null
    return loss(response)
  }
  return {
    fetch,
    loseNext: (path: string, loss: Loss): void => {
      next = { path, loss }
    },
  }
}

/** A browser tab on a backend in this process: the client's own ports and machines, with a storage of its own. */
export const openTab = (backend: TestBackend, token: string, storage = newStorage()): Tab => {
  storage.setItem('token', token)
  const notices: Notice[] = []
  const { fetch, loseNext } = lossyFetch(backend)
  const ports = openPorts(storage, serverClock(), fetch)
  return {
    ports,
    notices,
    loseNext: (loss) => loseNext(bookingApi.book.path, loss),
    introduce: async () => {
      const form = { name: 'Asha Patel', age: 42, gender: 'Female' as const, key: crypto.randomUUID() }
      const saved = await ports.members.saveProfile(form, new AbortController().signal)
      if (!saved.ok) throw new Error(saved.failure.message)
    },
    open: (doctorId) => openBooking(ports, doctorId, notices),
  }
}

/** Does with what machines send to the world what the app does with it. */
const world =
  (ports: Ports, notices: Notice[]) =>
  (event: AppEvent): void => {
    if (event.type === 'attempt.kept') ports.store.writeAttempt(event.attempt)
    if (event.type === 'attempt.dropped') ports.store.writeAttempt(null)
    if (event.type === 'notice') notices.push(event.notice)
  }

const openBooking = (ports: Ports, doctorId: string, notices: Notice[]) => {
  const attempt = ports.store.readAttempt()
  const input: BookingInput = {
    doctorId,
    isGuest: false,
    from: 'doctorProfile',
    consultation: 'video',
    progress: { ...NOT_BEGUN, attempt: attempt?.request.doctorId === doctorId ? attempt : null },
  }
  const actor = createActor(plugBooking(ports), { input })
  worldOf(actor, world(ports, notices))
  actor.start()
  const checkout = () => actor.getSnapshot().children.checkout
  const settled = async (): Promise<void> => {
    const current = checkout()
    if (current === undefined) return
    const rests = ['unsettled', 'booked', 'reviewing', 'unprepared', 'left']
    await waitFor(current, (at) => at.status !== 'active' || rests.some((rest) => at.matches(rest as 'unsettled')))
  }
  return {
    actor,
    /** The slots of the doctor are here, or the checkout of an attempt is under way. */
    arrived: () => waitFor(actor, (at) => at.matches('choosingSlot') || at.matches('checkingOut')),
    /** Picks a slot and how to pay, up to the button that books. */
    prepare: async (slotId: string): Promise<void> => {
      const day = actor.getSnapshot().context.calendar.video.find(({ slots }) => slots.some(({ id }) => id === slotId))
      actor.send({ type: 'date.chosen', date: day?.date ?? '' })
      actor.send({ type: 'slot.chosen', slotId })
      actor.send({ type: 'next' })
      await settled()
      checkout()?.send({ type: 'payment.chosen', id: LATER })
    },
    press: async (button: 'book' | 'retry'): Promise<void> => {
      checkout()?.send({ type: button })
      await settled()
    },
    settled,
    checkoutState: (): unknown => (actor.getSnapshot().matches('checkingOut') ? checkout()?.getSnapshot().value : null),
    bookingId: (): string | null => checkout()?.getSnapshot().context.booked?.bookingId ?? null,
    close: () => actor.stop(),
  }
}
