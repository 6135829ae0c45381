import { clinics, doctorClinics, doctors } from '../../server/doctors/doctors.tables'
import { schedules } from '../../server/booking/booking.tables'
import { slotIdOf } from '../../server/booking/slot'
import { newId } from '../../server/kit/ids'
import { members } from '../../server/members/members.tables'
import { openSession } from '../../server/people/people.store'
import { users } from '../../server/people/people.tables'
import { addDays, dayOf, HOUR, MINUTE, startOfDay } from '../../src/core/kit/dates'
import { LATER, ONLINE } from '../../src/core/payment/payment'
import type { QueueStep } from '../../src/core/reception/reception'
import type { Role } from '../../src/core/session/permissions'
import type { TestBackend } from './backend'
import { fieldsOf } from './payment'

/** In rupees, of every hour of the day. */
export const VISIT_FEE = 600
const SLOT = 15 * MINUTE
const SLOTS = 12

/** Hours of a doctor at one of their clinics. */
export interface DeskHours {
  readonly id: string
  readonly clinicId: string
  readonly startsAt: number
}

/** Somebody whom the practice knows, with a session of their own. */
export interface Known {
  readonly patientId: string
  readonly memberId: string
  readonly name: string
  readonly age: number
  readonly phoneNumber: string
  readonly token: string
}

interface Entry {
  readonly bookingId: string
  readonly patientName: string
  readonly age: number
  readonly phoneNumber: string
  readonly slotNo: number
  readonly isExtra: boolean
  readonly status: string
  readonly paymentStatus: string
}

interface Waiting {
  readonly token: string
  readonly bookingId: string
}

interface Visit {
  readonly id: string
  readonly status: string
  readonly patientName: string
  readonly paymentStatus: string
  readonly paymentMethod: string
  readonly liveQueue: number | null
  readonly slot_start_time: number
}

let numbers = 0
/** A mobile number that nobody has. */
export const unusedNumber = (): string => String(7_400_000_000 + (numbers += 1))

/** A session of somebody, as if they had just logged in. */
export const sessionFor = ({ db, clock }: TestBackend, userId: string, role: Role): Promise<string> =>
  openSession(db, { userId, role, deviceId: null }, clock.now())

/** Somebody new with a complete profile and a session. */
export const newKnown = async (practice: TestBackend, name: string, age = 45): Promise<Known> => {
  const [patientId, memberId] = [newId(), newId()]
  const phone = { countryCode: '+91', phoneNumber: unusedNumber() }
  const createdAt = practice.clock.now()
  await practice.db.insert(users).values({ id: patientId, role: 'PATIENT', ...phone, name, createdAt })
  const person = { name, age, ageGivenAt: createdAt, gender: 'Female' as const, isDefault: true }
  await practice.db.insert(members).values({ id: memberId, patientId, ...person, createdAt })
  const token = await sessionFor(practice, patientId, 'PATIENT')
  return { patientId, memberId, name, age, phoneNumber: phone.phoneNumber, token }
}

/** The messages that somebody has, the oldest first: title and text. */
export const inboxOf = async ({ call }: TestBackend, token: string): Promise<readonly string[]> => {
  const { result } = await call<{ notificationData: readonly { title: string; description: string }[] }>(
    'notifications.list',
    { page: 1, limit: 100 },
    { token },
  )
  return result.notificationData.map(({ title, description }) => `${title}. ${description}`).toReversed()
}

/**
 * The day of a doctor of its own at two clinics, from half an hour after the practice's now on in the first and from the
 * afternoon on in the second, with a junior doctor at the reception and somebody at the counter of the first clinic.
 */
export const openClinicDay = async (practice: TestBackend) => {
  const { db, clock, call } = practice
  const [known] = await db.select().from(doctors).limit(1)
  const [place] = await db.select().from(clinics).limit(1)
  const doctorId = newId()
  const { leastFee: _, ...facts } = known!
  const unfindable = { searchText: '', videoFee: null, clinicFee: null, hoursFee: null, practisingSince: 2026 }
  const doctorName = 'Dr. Ishani Bedi'
  await db
    .insert(doctors)
    .values({ ...facts, ...unfindable, id: doctorId, name: doctorName, userId: null, registrationNumber: doctorId })
  const openHours = async (name: string, startsAt: number, position: number): Promise<DeskHours> => {
    const [id, clinicId] = [newId(), newId()]
    await db.insert(clinics).values({ ...place!, id: clinicId, name })
    await db.insert(doctorClinics).values({ doctorId, clinicId, fee: VISIT_FEE * 100, position })
    const length = { totalSlots: SLOTS, slotSeconds: SLOT, fee: VISIT_FEE * 100, endsAt: startsAt + SLOTS * SLOT }
    await db.insert(schedules).values({ id, doctorId, clinicId, consultation: 'inClinic', startsAt, ...length })
    return { id, clinicId, startsAt }
  }
  const today = startOfDay(dayOf(clock.now()))
  const here = await openHours('Sector 18 Clinic', today + 11 * HOUR, 0)
  const elsewhere = await openHours('Sector 62 Clinic', today + 16 * HOUR, 1)
  const nextWeek = { ...here, id: newId(), startsAt: startOfDay(addDays(dayOf(clock.now()), 7)) + 11 * HOUR }
  await db.insert(schedules).values({
    ...nextWeek,
    doctorId,
    consultation: 'inClinic',
    endsAt: nextWeek.startsAt + SLOTS * SLOT,
    totalSlots: SLOTS,
    slotSeconds: SLOT,
    fee: VISIT_FEE * 100,
  })
  const staff = async (role: Role, more: Partial<typeof users.$inferInsert>): Promise<string> => {
    const id = newId()
    const phone = { countryCode: '+91', phoneNumber: unusedNumber() }
    await db.insert(users).values({ id, role, ...phone, createdAt: clock.now(), ...more })
    return sessionFor(practice, id, role)
  }
  const doctor = await staff('DOCTOR', { doctorId, name: doctorName })
  const reception = await staff('JR_DOCTOR', { doctorId, name: 'Dr. Kiran Shah' })
  const counter = await staff('PHARMACY', { isClinicPatient: true, clinicId: here.clinicId, name: 'Clinic desk' })

  const present = ({ phoneNumber }: Pick<Known, 'phoneNumber'>, token = counter) =>
    call<{ userId: string; members: readonly { id: string; name: string | null; age: number | null }[] }>(
      'session.searchPatient',
      { countryCode: '+91', phoneNumber },
      { token },
    )
  const book = async (
    who: Omit<Known, 'token'> & { readonly gender?: string },
    slotNo: number,
    { at = here, token = counter } = {},
  ) => {
    const { patientId, memberId, name, age, gender = 'Female' } = who
    const person = { patientName: name, patientAge: age, patientGender: gender }
    const slot = { slotId: slotIdOf(at.id, slotNo), consultationType: 1, paymentAmount: VISIT_FEE }
    return call<{ bookingId: string; slotNo: number }>(
      'booking.book',
      { patientId, memberId, ...person, ...slot },
      { token },
    )
  }
  const bookAs = ({ memberId, token }: Known, slotNo: number, paymentMethodId = LATER, at = here) =>
    call<{ bookingId: string }>(
      'booking.book',
      {
        doctorId,
        memberId,
        paymentMethodId,
        slotId: slotIdOf(at.id, slotNo),
        consultationType: 1,
        paymentAmount: VISIT_FEE,
      },
      { token },
    )
  /** With a call, whom the desk sees with the doctor. */
  const step = (id: string, name: QueueStep, token = reception, current: string | null = null) =>
    call<Entry>('reception.step', { id, step: name, ...(name === 'call' && { current }) }, { token })
  const queueOf = async ({ clinicId } = here) => {
    const { result } = await call<{ clinics: readonly { clinic_id: string; calls: number; appointments: Entry[] }[] }>(
      'reception.queue',
      {},
      { token: reception },
    )
    return result.clinics.find(({ clinic_id }) => clinic_id === clinicId)!
  }
  const placeOf = async ({ token, bookingId }: Waiting) => {
    const { result } = await call<readonly { bookingId: string; liveQueue: number; minutesLate?: number }[]>(
      'reception.positions',
      {},
      { token },
    )
    return result.find((each) => each.bookingId === bookingId)
  }
  const someone = async (name: string, slotNo: number, age = 45) => {
    const who = await newKnown(practice, name, age)
    const { result } = await bookAs(who, slotNo)
    return { ...who, bookingId: result.bookingId }
  }

  return {
    doctorId,
    doctorName,
    doctor,
    reception,
    counter,
    here,
    elsewhere,
    nextWeek,
    present,
    book,
    bookAs,
    step,
    queueOf,
    /** Somebody new who has booked a slot of the first clinic themselves, to pay when they come. */
    someone,
    /** The same, already there. */
    arrived: async (name: string, slotNo: number) => {
      const who = await someone(name, slotNo)
      await step(who.bookingId, 'arrive')
      return who
    },
    entryOf: async (id: string, at = here) =>
      (await queueOf(at)).appointments.find(({ bookingId }) => bookingId === id),
    undo: (id: string, name: QueueStep = 'arrive', token = reception) =>
      call<Entry>('reception.undo', { id, step: name }, { token }),
    callNext: async (token = reception, calls?: number) =>
      call<{ appointment: Entry | null; isOvertaken: boolean }>(
        'reception.callNext',
        { clinic_id: here.clinicId, calls: calls ?? (await queueOf()).calls },
        { token },
      ),
    receive: (id: string, token = reception, paymentMethodId = 1) =>
      call<Entry>('reception.receivePayment', { id, paymentMethodId }, { token }),
    receiptOf: (bookingId: string) =>
      call('reception.paymentDetail', { bookingId, isDetailed: 'true' }, { token: reception }),
    screen: async () =>
      (
        await call<{ slotNo: number | null; next: readonly number[] }>(
          'reception.display',
          { clinic_id: here.clinicId },
          { token: reception },
        )
      ).result,
    /** Books a slot and pays for it at the gateway's page. */
    payOnline: async (who: Known, slotNo: number, at = here): Promise<string> => {
      const { bookingId } = (await bookAs(who, slotNo, ONLINE, at)).result
      const { result } = await call<{ page: string }>('payment.requestPage', { bookingId }, { token: who.token })
      const send = (path: string, page: string) => {
        const body = new URLSearchParams(fieldsOf(page))
        return practice.fetch(new Request(`http://practice.test/gateway/${path}`, { method: 'POST', body }))
      }
      const checkout = (await send('checkout', result.page)).headers.get('location')!
      await send('pay', await (await practice.get(checkout)).text())
      return bookingId
    },
    move: (id: string, slotNo: number, at = here) =>
      call(
        'booking.reschedule',
        { id, slotId: slotIdOf(at.id, slotNo), paymentAmount: VISIT_FEE },
        { token: reception },
      ),
    cancel: (chosen: { readonly schedules?: readonly string[]; readonly appointments?: readonly string[] }) =>
      call<{ cancelled: readonly string[] }>(
        'booking.cancelScheduled',
        { schedules: [], appointments: [], ...chosen },
        { token: reception },
      ),
    /** How many people somebody reads are before them; null where they are in no queue. */
    beforeOf: async (who: Waiting) => (await placeOf(who))?.liveQueue ?? null,
    /** By how many minutes somebody reads that their queue is late; null where it is not. */
    lateFor: async (who: Waiting) => (await placeOf(who))?.minutesLate ?? null,
    visitsOf: async ({ token }: Pick<Known, 'token'>) =>
      (await call<readonly Visit[]>('orders.list', { limit: 20, offset: 0 }, { token })).result,
    /** What the counter finds of the day by a name or a number. */
    search: async (search: string, token = reception) =>
      (
        await call<
          readonly {
            id: string
            patientName: string
            clinicName: string
            slotStartTime: number
            noShow: boolean
            queue: { status: string } | null
          }[]
        >('schedule.search', { search }, { token })
      ).result,
  }
}
export type ClinicDay = Awaited<ReturnType<typeof openClinicDay>>
