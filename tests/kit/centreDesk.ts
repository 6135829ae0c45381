import { newId } from '../../server/kit/ids'
import { pdfText } from '../../server/kit/pdf/pdfText'
import { users } from '../../server/people/people.tables'
import { demonstrationAccounts, demonstrationProviders } from '../../server/seed/accounts'
import { type CalendarDay, dayOf, startOfDay } from '../../src/core/kit/dates'
import type { Naming } from '../../src/core/kit/naming'
import type { MadeLink } from '../../src/core/records/recordLinks'
import type { TestBackend } from './backend'
import { type Known, newKnown, sessionFor } from './clinicDay'
import { reportPdf } from './reportPdf'

/** An order of tests as both of its ends read it. */
export interface TestOrderRead {
  readonly id: string
  readonly order_no: string
  readonly status: string
  readonly stage: string
  readonly total_amount: number
  readonly payable_amount: number | null
  readonly payment_status: string
  readonly answers: readonly { readonly question: string; readonly answer: string }[]
  readonly cleared_at: number | null
  readonly pdfurl: string | null
  readonly revision: number
  readonly date: string
  readonly events: readonly {
    readonly action: string
    readonly name: string | null
    readonly reason: string | null
    readonly movedFrom?: number
  }[]
  readonly diagnostic_test_details: readonly {
    readonly id: string
    readonly name: string
    readonly price: number
    readonly refunded: boolean
    readonly fast_hours: number
  }[]
  readonly credit_notes: readonly { readonly no: string; readonly amount: number; readonly url: string | null }[]
  readonly reports: readonly {
    readonly id: string
    readonly name: string
    readonly url: string | null
    readonly isHeld: boolean
    readonly retractedAt: number | null
    readonly reason: string | null
  }[]
}

/** Whom a file names, as it is read before it is sent. */
interface ReportCheckRead {
  readonly naming: Naming
  readonly other_name: string | null
  readonly is_of_another: boolean
}

interface Kept {
  readonly id: string
  readonly title: string
  readonly url: string | null
}

/** The demonstration's centre with two of its staff; each patient of it is somebody new. */
export const openCentre = async (practice: TestBackend) => {
  const { db, clock, call } = practice
  const { centre } = demonstrationProviders
  const token = await practice.logIn(demonstrationAccounts.diagnosticCentre.phoneNumber)
  const colleagueId = newId()
  const colleaguePhone = { countryCode: '+91', phoneNumber: '7399999998' }
  const person = { name: 'Second technician', providerId: centre, createdAt: clock.now() }
  await db.insert(users).values({ id: colleagueId, role: 'DIAGNOSTIC_CENTER', ...colleaguePhone, ...person })
  const colleague = await sessionFor(practice, colleagueId, 'DIAGNOSTIC_CENTER')

  interface Booking {
    readonly day?: CalendarDay
    readonly answers?: readonly object[]
  }
  /** Books tests of the catalogue, for today unless said otherwise. */
  const book = (
    { memberId, token: own }: Known,
    keys: readonly string[],
    { day = dayOf(clock.now()), answers = [] }: Booking = {},
  ) =>
    call<{ id: string; order_no: string }>(
      'diagnostics.book',
      {
        memberId,
        diagnosticId: centre,
        diagnosticTestIds: keys.map((key) => `${centre}:${key}`),
        bookingTimestamp: startOfDay(day),
        answers,
      },
      { token: own },
    )
  const act = (id: string, input: object, as = token) =>
    call<TestOrderRead>('providerOrders.centreAct', { id, ...input }, { token: as })
  /** Uploads a report that was made, and answers where it is. */
  const send = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
    const file = new File([bytes], 'report.pdf', { type: 'application/pdf' })
    return (await call<{ url: string }>('files.upload', { kind: 'report', file }, { token })).result.url
  }
  const statusAt = async (url: string): Promise<number> => {
    const { status, body } = await practice.get(url)
    await body?.cancel()
    return status
  }
  const attach = (id: string, url: string, name = 'report.pdf', more: object = {}, as = token) =>
    call<TestOrderRead>('orderReports.attach', { id, url, name, ...more }, { token: as })
  const accepted = async (name: string, keys: readonly string[], booking: Booking = {}) => {
    const who = await newKnown(practice, name)
    const { id } = (await book(who, keys, booking)).result
    await act(id, { status: 'confirmed' })
    return { who, id }
  }

  return {
    token,
    colleague,
    book,
    act,
    send,
    upload: async (lines: readonly string[]): Promise<string> => send(await reportPdf(lines)),
    attach,
    /** Tests that somebody new booked for today, accepted. */
    accepted,
    /** The same, with the sample taken. */
    sampled: async (name: string, keys: readonly string[]) => {
      const order = await accepted(name, keys)
      await act(order.id, { status: 'confirmed', action: 'sample' })
      return order
    },
    read: async (id: string) => (await call<TestOrderRead>('providerOrders.centreOne', { id }, { token })).result,
    /** The first credit note of an order in its own words, once it is laid out. */
    creditNoteOf: async (id: string) => {
      await practice.runJobs()
      const { result } = await call<TestOrderRead>('providerOrders.centreOne', { id }, { token })
      const file = await practice.get(result.credit_notes[0]!.url!)
      return (await pdfText(Buffer.from(await file.arrayBuffer())))!.replaceAll(/\s+/g, ' ')
    },
    /** The bill of an order in its own words, once it is laid out. */
    billOf: async (id: string) => {
      await practice.runJobs()
      const { result } = await call<TestOrderRead>('providerOrders.centreOne', { id }, { token })
      const file = await practice.get(result.pdfurl!)
      return (await pdfText(Buffer.from(await file.arrayBuffer())))!.replaceAll(/\s+/g, ' ')
    },
    /** The order as its patient reads it. */
    seenBy: async ({ token: own }: Known, id: string) =>
      (await call<TestOrderRead>('orders.one', { id }, { token: own })).result,
    cancel: ({ token: own }: Known, id: string) =>
      call<TestOrderRead>('orders.cancelTest', { orderId: id, status: 'cancelled' }, { token: own }),
    check: async (id: string, url: string) =>
      (await call<ReportCheckRead>('orderReports.check', { id, url }, { token })).result,
    retract: (id: string, medicalRecordId: string, reason: string) =>
      call<TestOrderRead>('orderReports.retract', { id, medicalRecordId, reason }, { token }),
    /** The reports among a family's records. */
    recordsOf: async ({ memberId, token: own }: Known) =>
      (await call<readonly Kept[]>('records.list', { memberId, type: 'report' }, { token: own })).result,
    /** A link to a record that its patient gives away. */
    share: async ({ token: own }: Known, id: string): Promise<string> =>
      (await call<MadeLink>('recordLinks.make', { id, name: 'Dr Shah', hasCode: false }, { token: own })).result.url,
    statusAt,
    /** What whoever has a link is answered: of its door, then of the document behind it. */
    openLink: async (url: string): Promise<readonly [number, number | null]> => {
      const door = await practice.fetch(new Request(`http://practice.test${url}`, { method: 'POST' }))
      const inside = door.headers.get('Location')
      return [door.status, inside === null ? null : await statusAt(`${inside}record.pdf`)]
    },
    pause: (isPaused: boolean) =>
      call('sales.pause', { provider: 'diagnostic', isPaused, pausedUntil: null }, { token }),
  }
}
