import { eq } from 'drizzle-orm'
import { doctors } from '../../server/doctors/doctors.tables'
import { systemClock } from '../../server/kit/clock'
import { newId } from '../../server/kit/ids'
import { insertMember, memberRows, onNewPatient, writeProfile } from '../../server/members/members.store'
import { notifications } from '../../server/notifications/notifications.tables'
import {
  accountOfDoctor,
  findOrCreatePatient,
  openSession,
  permissionsOf,
  userOf,
} from '../../server/people/people.store'
import { serverClock } from '../../src/adapters/browser/clock'
import type { ConsultationType, Slot, SlotChoice } from '../../src/core/booking/booking'
import type { DoctorCard } from '../../src/core/doctors/doctors'
import { ANY_DOCTOR, searchOf } from '../../src/core/doctors/doctors.rules'
import { dayOf } from '../../src/core/kit/dates'
import type { Outcome } from '../../src/core/kit/outcome'
import type { Member } from '../../src/core/members/members'
import { LATER } from '../../src/core/payment/payment'
import { DEFAULT_LANGUAGE } from '../../src/core/language/languages'
import { isProfileComplete } from '../../src/core/members/members.rules'
import type { LoginResult } from '../../src/core/session/session'
import { openPorts, type Ports } from '../../src/wiring/ports'
import { FORWARDED, newAddress } from './address'
import { fieldsOf } from './payment'
import { PNG } from './sampleFiles'
import type { Served } from './served'

/** A browser session's storage without a browser. */
export const memoryStorage = (): Storage => {
  const entries = new Map<string, string>()
  return {
    get length() {
      return entries.size
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  }
}

export const entriesOf = (storage: Storage): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').map((key) => [
      key,
      storage.getItem(key) ?? '',
    ]),
  )

/** Why the network failed last: a failure is data, without what caused it. */
let lostBy: unknown

const value = <A>(outcome: Outcome<A>): A => {
  if (outcome.ok) return outcome.value
  const { kind, message } = outcome.failure
  throw new Error(`${kind}: ${message}`, kind === 'network' ? { cause: lostBy } : {})
}

const signal = new AbortController().signal

/** The client's own ports from here to the served practice: for what happens outside the browser. */
const portsTo = ({ url }: Served, storage: Storage): Ports => {
  const address = newAddress()
  return openPorts(storage, serverClock(), (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set(FORWARDED, address)
    return fetch(`${url}${input as string}`, { ...init, headers }).catch((error: unknown) => {
      lostBy = error
      throw error
    })
  })
}

let numbers = 0
/** A mobile number nobody has used. */
export const newNumber = (digits = 10): string => String(10 ** (digits - 1) * 7 + (numbers += 1))

export interface Session {
  readonly login: LoginResult
  /** Holds what a browser would keep of this session. */
  readonly storage: Storage
  readonly ports: Ports
}

const begin = async (served: Served, enter: (ports: Ports) => Promise<LoginResult>): Promise<Session> => {
  const storage = memoryStorage()
  const ports = portsTo(served, storage)
  const login = await enter(ports)
  ports.store.write({ login, remembered: null })
  return { login, storage, ports }
}

export const newGuest = (served: Served): Promise<Session> =>
  begin(served, async ({ session }) => value(await session.guestLogin({}, signal)))

/** Verifies a number: whoever has it is logged in, a new one becomes a patient. */
export const logIn = (served: Served, phoneNumber: string): Promise<Session> =>
  begin(served, async ({ session }) => {
    const { otpId } = value(await session.requestOtp({ countryCode: '+91', phoneNumber }, signal))
    return value(await session.verifyOtp({ otpId, code: await served.codeFor(phoneNumber) }, signal))
  })

/** A session of whoever has this account, as a verified number begins it, without a number and a code. */
export const openAccount = (served: Served, userId: string): Promise<Session> =>
  begin(served, async ({ store }) => {
    const { db } = served
    const { deviceId } = store.identity(DEFAULT_LANGUAGE)
    const user = await userOf(db, userId)
    if (user === null) throw new Error(`Nobody has the account ${userId}`)
    const { role, name, clinicId, doctorId, phoneNumber, countryCode, profilePhoto, isClinicPatient } = user
    const now = systemClock.now()
    const [own, account, family, permissions, token] = await Promise.all([
      doctorId === null ? undefined : db.select().from(doctors).where(eq(doctors.id, doctorId)),
      doctorId === null ? null : accountOfDoctor(db, doctorId),
      role === 'PATIENT' ? memberRows(db, userId, now) : [],
      permissionsOf(db, role, userId),
      openSession(db, { userId, role, deviceId }, now),
    ])
    const [doctor] = own ?? []
    const [profile] = family
    return {
      role,
      name: profile?.name ?? name,
      userId,
      token,
      clinicId,
      doctorId,
      doctorName: doctor?.name ?? null,
      permissions,
      phoneNumber,
      countryCode,
      profilePhoto,
      doctorBasicInfo: doctor === undefined || account === null ? null : { userId: account, name: doctor.name },
      videoConsultationFee: doctor?.videoFee ?? null,
      isClinicPatient,
      isProfileComplete: profile === undefined || isProfileComplete(profile),
    }
  })

const kept = new WeakMap<Served, Map<string, Promise<Session>>>()

/** The session that everybody shares who comes as the person of this number, and does not log out. */
export const sessionOf = (served: Served, phoneNumber: string): Promise<Session> => {
  const sessions = kept.get(served) ?? new Map<string, Promise<Session>>()
  kept.set(served, sessions)
  const session = sessions.get(phoneNumber) ?? logIn(served, phoneNumber)
  sessions.set(phoneNumber, session)
  return session
}

export interface Patient extends Session {
  readonly members: readonly Member[]
}

/** A new patient with a complete profile and one family member, logged in. */
export const newPatient = async (served: Served, name = 'Asha Patel'): Promise<Patient> => {
  const now = systemClock.now()
  const phone = { countryCode: '+91', phoneNumber: newNumber() }
  const { id, family } = await served.db.transaction(async (tx) => {
    const { id } = (await findOrCreatePatient(tx, phone, now)).user
    await onNewPatient(tx, id, phone, now)
    // Told before: what is announced now may reach the first page that they open.
    const welcome = { event: 'signup.welcome', facts: {}, about: id } as const
    await tx.insert(notifications).values({ id: newId(), userId: id, ...welcome, createdAt: now })
    await writeProfile(tx, id, { name, age: 41, gender: 'Female' }, now)
    await insertMember(tx, id, { name: 'Ravi Patel', age: 12, gender: 'Male', isDefault: false }, now)
    return { id, family: await memberRows(tx, id, now) }
  })
  return { ...(await openAccount(served, id)), members: family }
}

/** Keeps a photographed prescription of their own among a patient's records. */
export const keepPrescription = async ({ ports, members: [own] }: Patient): Promise<void> => {
  const file = new File([PNG], 'prescription.png', { type: 'image/png' })
  const { url } = value(await ports.files.upload({ kind: 'prescription', file }, signal))
  const [category] = value(await ports.records.categories({}, signal))
  const paper = { type: 'prescription', documentDate: dayOf(Math.floor(Date.now() / 1000)), url } as const
  const request = { ...paper, memberId: own!.id, healthCategoryId: category!.id, key: crypto.randomUUID() }
  value(await ports.records.save(request, signal))
}

/** Doctors who offer both ways of consulting, the best-known first. */
const doctorsForBoth = async (served: Served): Promise<readonly DoctorCard[]> => {
  const { ports } = await newGuest(served)
  const asked = { ...searchOf(ANY_DOCTOR), ...ports.store.coordinates(), limit: 60, offset: 0 }
  const found = value(await ports.doctors.find(asked, signal))
  return found.filter(({ offers }) => offers === 'both')
}

const waiting = new WeakMap<Served, Promise<DoctorCard[]>>()

/** A doctor nobody has booked with: each test has one of its own. */
export const nextDoctor = async (served: Served): Promise<DoctorCard> => {
  const doctors = waiting.get(served) ?? doctorsForBoth(served).then((found) => [...found])
  waiting.set(served, doctors)
  const doctor = (await doctors).shift()
  if (!doctor) throw new Error('The practice has no more doctors for both ways of consulting')
  return doctor
}

export interface Pick {
  readonly choice: SlotChoice
  readonly slot: Slot
}

/** The first free slot of the second free day: none that begins while it is booked. */
export const freeSlotOf = async (
  { ports }: Patient,
  doctorId: string,
  consultation: ConsultationType = 'video',
): Promise<Pick> => {
  const calendar = value(await ports.booking.slots({ doctorId }, signal))
  const days = calendar[consultation].filter(({ slots }) => slots.some(({ isBooked }) => !isBooked))
  const day = days[1] ?? days[0]
  const slot = day?.slots.find(({ isBooked }) => !isBooked)
  if (!day || !slot) throw new Error(`${doctorId} has no free slot`)
  return { choice: { doctorId, consultation, date: day.date, slotId: slot.id }, slot }
}

export const requestFor = ({ members }: Patient, { choice, slot }: Pick) => ({
  doctorId: choice.doctorId,
  memberId: members.find(({ isDefault }) => isDefault)?.id ?? '',
  slotId: choice.slotId,
  consultation: choice.consultation,
  paymentMethodId: LATER,
  amount: slot.fee,
  ...(slot.clinicId === null ? {} : { clinicId: slot.clinicId }),
})

/** Books a slot, to be paid later unless said otherwise. */
export const bookSlot = async (patient: Patient, pick: Pick, paymentMethodId: number = LATER) =>
  value(
    await patient.ports.booking.book(
      { ...requestFor(patient, pick), paymentMethodId, key: crypto.randomUUID() },
      signal,
    ),
  )

/** Pays for a booking as its person would at the gateway's page. */
export const payFor = async (served: Served, { ports }: Patient, bookingId: string): Promise<void> => {
  const { markup } = value(await ports.payment.requestPage({ bookingId, key: crypto.randomUUID() }, signal))
  const send = async (path: string, form: string): Promise<string> => {
    const body = new URLSearchParams(fieldsOf(form))
    return (await fetch(`${served.url}/gateway/${path}`, { method: 'POST', body })).text()
  }
  await send('pay', await send('checkout', markup))
}

/** Books the slot as somebody else, so that it is taken. */
export const takeSlot = async (rival: Patient, doctorId: string, slotId: string): Promise<void> => {
  const calendar = value(await rival.ports.booking.slots({ doctorId }, signal))
  for (const consultation of ['video', 'inClinic'] as const)
    for (const { date, slots } of calendar[consultation])
      for (const slot of slots.filter(({ id }) => id === slotId)) {
        await bookSlot(rival, { choice: { doctorId, consultation, date, slotId }, slot })
        return
      }
  throw new Error(`${slotId} is not among the slots of ${doctorId}`)
}
