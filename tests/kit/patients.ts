import { serverClock } from '../../src/adapters/browser/clock'
import type { ConsultationType, Slot, SlotChoice } from '../../src/core/booking/booking'
import type { DoctorCard } from '../../src/core/doctors/doctors'
import { ANY_DOCTOR } from '../../src/core/doctors/doctors.rules'
import type { Outcome } from '../../src/core/kit/outcome'
import type { Member } from '../../src/core/members/members'
import { LATER } from '../../src/core/payment/payment'
import type { LoginResult } from '../../src/core/session/session'
import { openPorts, type Ports } from '../../src/wiring/ports'
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

const value = <A>(outcome: Outcome<A>): A => {
  if (outcome.ok) return outcome.value
  throw new Error(`${outcome.failure.kind}: ${outcome.failure.message}`)
}

const signal = new AbortController().signal

/** The client's own ports from here to the served practice: for what happens outside the browser. */
const portsTo = ({ url }: Served, storage: Storage): Ports =>
  openPorts(storage, serverClock(), (input, init) => fetch(`${url}${input as string}`, init))

let numbers = 0
/** A mobile number nobody has used. */
export const newNumber = (digits = 10): string => String(10 ** (digits - 1) * 7 + (numbers += 1))

export interface Patient {
  readonly login: LoginResult
  readonly members: readonly Member[]
  /** Holds what a browser would keep of this person's session. */
  readonly storage: Storage
  readonly ports: Ports
}

/** A new patient with a complete profile and one family member, logged in. */
export const newPatient = async (served: Served): Promise<Patient> => {
  const storage = memoryStorage()
  const ports = portsTo(served, storage)
  const phoneNumber = newNumber()
  const { otpId } = value(await ports.session.requestOtp({ countryCode: '+91', phoneNumber }, signal))
  const login = value(await ports.session.verifyOtp({ otpId, code: await served.codeFor(phoneNumber) }, signal))
  ports.store.write({ login, remembered: null })
  const key = () => crypto.randomUUID()
  value(await ports.members.saveProfile({ name: 'Asha Patel', age: 41, gender: 'Female', key: key() }, signal))
  value(await ports.members.add({ name: 'Ravi Patel', age: 12, gender: 'Male', isDefault: false, key: key() }, signal))
  const complete = { ...login, name: 'Asha Patel', isProfileComplete: true }
  ports.store.write({ login: complete, remembered: null })
  return { login: complete, members: value(await ports.members.list({}, signal)), storage, ports }
}

/** Doctors who offer both ways of consulting, the best-known first. */
export const doctorsForBoth = async (served: Served): Promise<readonly DoctorCard[]> => {
  const ports = portsTo(served, memoryStorage())
  ports.store.write({ login: value(await ports.session.guestLogin({}, signal)), remembered: null })
  const near = ports.store.coordinates()
  const found = value(await ports.doctors.find({ query: ANY_DOCTOR, near, limit: 60, offset: 0 }, signal))
  return found.filter(({ offers }) => offers === 'both')
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

/** Books the slot as somebody else, so that it is taken. */
export const takeSlot = async (rival: Patient, doctorId: string, slotId: string): Promise<void> => {
  const calendar = value(await rival.ports.booking.slots({ doctorId }, signal))
  for (const consultation of ['video', 'inClinic'] as const)
    for (const { date, slots } of calendar[consultation])
      for (const slot of slots.filter(({ id }) => id === slotId)) {
        const request = requestFor(rival, { choice: { doctorId, consultation, date, slotId }, slot })
        value(await rival.ports.booking.book({ ...request, key: crypto.randomUUID() }, signal))
        return
      }
  throw new Error(`${slotId} is not among the slots of ${doctorId}`)
}

/** Whether a slot is among the free ones for everybody else. */
export const isFree = async ({ ports }: Patient, doctorId: string, slotId: string): Promise<boolean> => {
  const { video, inClinic } = value(await ports.booking.slots({ doctorId }, signal))
  return [...video, ...inClinic].some(({ slots }) => slots.some(({ id, isBooked }) => id === slotId && !isBooked))
}
