import { eq } from 'drizzle-orm'
import { appointments, schedules } from '../../server/booking/booking.tables'
import { clinics, doctors } from '../../server/doctors/doctors.tables'
import { newId } from '../../server/kit/ids'
import { pdfText } from '../../server/kit/pdf/pdfText'
import { users } from '../../server/people/people.tables'
import { providers } from '../../server/provider/provider.tables'
import { medicalRecords } from '../../server/records/records.tables'
import { demonstrationAccounts, demonstrationProviders } from '../../server/seed/accounts'
import { dayOf } from '../../src/core/kit/dates'
import { CASH } from '../../src/core/payment/payment'
import type { TestBackend } from './backend'
import { type Known, newKnown, sessionFor } from './clinicDay'
import { aPaper } from './orders'
import { written } from './prescriptions'

/** An order of medicines as both of its ends read it. */
export interface OrderRead {
  readonly id: string
  readonly order_no: string
  readonly status: string
  readonly stage: string
  readonly revision: number
  readonly amount: number | null
  readonly discount_amount: number | null
  readonly payable_amount: number | null
  readonly payment_status: string
  readonly invoice_no: string | null
  readonly credit_note_no: string | null
  readonly credit_note_url: string | null
  readonly pdfurl: string | null
  readonly delivery_note_url: string | null
  readonly reason: string | null
  readonly reasonWords: string | null
  readonly lines: readonly { readonly asked: number; readonly offered: number | null; readonly unit: string | null }[]
  readonly paperUses: readonly { readonly at: number; readonly isAnother: boolean }[]
  readonly events: readonly {
    readonly action: string
    readonly name: string | null
    readonly role: string
    readonly to: string
  }[]
}

/** What a pharmacist types of one line of a bill. */
export interface Typed {
  readonly name: string
  readonly quantity: number
  /** Units in one: single ones where nothing else is named. */
  readonly packSize?: number | null
  /** Rupees of one, and the rest as it stands on the strip. */
  readonly price: number
  readonly gst?: number | null
  readonly batch?: string
  readonly expiry?: string
  readonly isH1?: boolean
  readonly maker?: string
}

/** A line of a bill on the wire. */
export const billLine = ({
  packSize = 1,
  gst = 12,
  batch = 'B7',
  expiry = '2027-04',
  isH1 = false,
  maker = 'Sun Pharma',
  ...line
}: Typed) => ({
  hsn: '3004',
  maker,
  packSize,
  gst,
  batch,
  expiry,
  isH1,
  ...line,
})

/**
 * The counter of the demonstration's pharmacy, registered for GST, with two of its staff and a doctor who signs; each
 * patient of it is somebody new.
 */
export const openCounter = async (practice: TestBackend) => {
  const { db, clock, call } = practice
  const { pharmacy } = demonstrationProviders
  await db.update(providers).set({ gstin: '24AAAAA0000A1Z5' }).where(eq(providers.id, pharmacy))
  const token = await practice.logIn(demonstrationAccounts.pharmacy.phoneNumber)
  const doctor = await practice.logIn(demonstrationAccounts.doctor.phoneNumber)
  const [account] = await db.select().from(users).where(eq(users.id, demonstrationAccounts.doctor.id))
  const { doctorId } = account!
  const [signer] = await db.select().from(doctors).where(eq(doctors.id, doctorId!))
  const [hours] = await db.select().from(schedules).where(eq(schedules.doctorId, doctorId!)).limit(1)
  const colleagueId = newId()
  const colleaguePhone = { countryCode: '+91', phoneNumber: '7399999999' }
  const person = { name: 'Second pharmacist', providerId: pharmacy, createdAt: clock.now() }
  await db.insert(users).values({ id: colleagueId, role: 'PHARMACY', ...colleaguePhone, ...person })
  const colleague = await sessionFor(practice, colleagueId, 'PHARMACY')
  const [clinic] = await db.select().from(clinics).where(eq(clinics.id, hours!.clinicId!))
  let slots = 2000
  /** A prescription that the doctor has just signed for somebody, as a record of theirs. */
  const signed = async ({ patientId, memberId }: Known, medicine: readonly object[]): Promise<string> => {
    const id = newId()
    const startsAt = clock.now() + (slots += 1) * 1000
    await db.insert(appointments).values({
      id,
      scheduleId: hours!.id,
      slotNo: slots,
      doctorId: doctorId!,
      consultation: 'inClinic',
      clinicId: hours!.clinicId,
      memberId,
      patientId,
      startsAt,
      endsAt: startsAt + 900,
      status: 'upcoming',
      paymentMethodId: 3,
      paymentStatus: 'UNPAID',
      consultationFee: 100,
      finalAmount: 100,
      createdAt: 1,
    })
    const { result } = await call<{ id: string }>(
      'prescription.create',
      { bookingId: id, ...written({ saveType: 'endConsultation', medicine }) },
      { token: doctor },
    )
    const [record] = await db.select().from(medicalRecords).where(eq(medicalRecords.prescriptionId, result.id))
    return record!.id
  }
  const order = ({ memberId, token: own }: Known, medicalRecordId: string, more: object = {}) =>
    call<{ id: string; order_no: string }>(
      'medicines.order',
      { medicalRecordId, memberId, pharmacyId: pharmacy, type: 'PICKUP', ...more },
      { token: own },
    )
  const act = (orderId: string, input: object, as = token) =>
    call<OrderRead>('providerOrders.pharmacyAct', { orderId, ...input }, { token: as })
  const read = async (id: string) => (await call<OrderRead>('providerOrders.pharmacyOne', { id }, { token })).result
  const accepted = async (who: Known, recordId: string, more: object = {}): Promise<string> => {
    const { id } = (await order(who, recordId, more)).result
    await act(id, { status: 'confirmed' })
    return id
  }

  return {
    colleague,
    doctorName: signer!.name,
    /** Where the doctor can be found. */
    clinic: clinic!,
    order,
    act,
    read,
    signed,
    accepted,
    /** Somebody new whose doctor signed some medicines, which the pharmacy has accepted. */
    signedOrder: async (name: string, medicine: readonly object[], more: object = {}) => {
      const who = await newKnown(practice, name)
      const recordId = await signed(who, medicine)
      return { who, recordId, id: await accepted(who, recordId, more) }
    },
    /** The same with a prescription on paper. */
    paperOrder: async (name: string, more: object = {}) => {
      const who = await newKnown(practice, name)
      const recordId = await aPaper(db, { ...who, addressId: '' }, clock.now())
      return { who, recordId, id: await accepted(who, recordId, more) }
    },
    /** What is left of a prescription, line by line. */
    leftOf: async ({ memberId, token: own }: Known, recordId: string) => {
      const { result } = await call<readonly { id: string; lines: readonly { left: number | null }[] }[]>(
        'medicines.orderable',
        { memberId },
        { token: own },
      )
      return result.find(({ id }) => id === recordId)?.lines.map(({ left }) => left)
    },
    /** The order as its patient reads it. */
    seenBy: async ({ token: own }: Known, id: string) =>
      (await call<OrderRead>('orders.one', { id }, { token: own })).result,
    agree: async ({ token: own }: Known, id: string) =>
      call<OrderRead>(
        'orders.changeMedicine',
        { orderId: id, revision: (await read(id)).revision, status: 'confirmed', action: 'agree' },
        { token: own },
      ),
    cancel: ({ token: own }: Known, id: string) =>
      call<OrderRead>('orders.changeMedicine', { orderId: id, status: 'cancelled' }, { token: own }),
    /** A document of the order in its own words, once it is laid out. */
    paperOf: async (id: string, which: 'pdfurl' | 'credit_note_url' = 'pdfurl') => {
      await practice.runJobs()
      const file = await practice.get((await read(id))[which]!)
      return (await pdfText(Buffer.from(await file.arrayBuffer())))!.replaceAll(/\s+/g, ' ')
    },
    /** Schedule H1 as it is printed for today. */
    register: async () => {
      const day = dayOf(clock.now()).split('-').toReversed().join('-')
      const days = { startDate: day, endDate: day, document: 'h1Register' }
      const { result } = await call<{ url: string }>('sales.export', { provider: 'pharmacy', ...days }, { token })
      const file = await practice.get(result.url)
      return (await pdfText(Buffer.from(await file.arrayBuffer())))!.replaceAll(/\s+/g, ' ')
    },
    /** Today's sales as their page has them, with what came into the drawer and what went out of it. */
    sales: async () => {
      const day = dayOf(clock.now())
      const range = { startTime: `${day} 00:00:00`, endTime: `${day} 23:59:59` }
      const { result } = await call<{
        salesAmount: number
        salesCount: readonly { status: string; statusCount: number }[]
        methods: readonly { payment_method: number; payable: number; refunded: number }[]
      }>('sales.sales', { provider: 'pharmacy', ...range }, { token })
      const { salesAmount, salesCount, methods } = result
      const drawer = methods.find((each) => each.payment_method === CASH)
      return {
        /** Paise. */
        sum: Math.round(salesAmount * 100),
        completed: salesCount.find(({ status }) => status === 'completed')?.statusCount ?? 0,
        /** Paise. */
        cash: Math.round(((drawer?.payable ?? 0) - (drawer?.refunded ?? 0)) * 100),
      }
    },
  }
}
