import { eq } from 'drizzle-orm'
import { appointments } from '../../server/booking/booking.tables'
import { newId } from '../../server/kit/ids'
import { latestMessages } from '../../server/kit/outbox'
import { members } from '../../server/members/members.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { openSession } from '../../server/people/people.store'
import { CONSENT_VERSION } from '../../src/core/call/call.rules'
import type { Role } from '../../src/core/session/permissions'
import type { TestBackend } from './backend'
import { newAppointment } from './prescriptions'

export interface CallNow {
  readonly bookingId: string
  readonly memberId: string
}

/**
 * A video appointment of the demonstration's doctor whose time is now, of a member of its own: the demonstration's
 * patient's unless another is named. Who was in a call a moment ago is not rung: in a browser each test names its own.
 */
export const callNow = async (
  backend: Pick<TestBackend, 'db'> & { readonly clock: Pick<TestBackend['clock'], 'now'> },
  {
    age = 40,
    startsIn = -60,
    account,
  }: { readonly age?: number; readonly startsIn?: number; readonly account?: string | null } = {},
): Promise<CallNow> => {
  const { db, clock } = backend
  const { bookingId, patientId: demonstrated } = await newAppointment(backend, { consultation: 'video' })
  const patientId = account ?? demonstrated
  const memberId = newId()
  await db
    .insert(members)
    .values({ id: memberId, patientId, name: 'Asha Patel', age, gender: 'Female', isDefault: false, createdAt: 1 })
  const startsAt = clock.now() + startsIn
  await db
    .update(appointments)
    .set({ patientId, memberId, startsAt, endsAt: startsAt + 900 })
    .where(eq(appointments.id, bookingId))
  return { bookingId, memberId }
}

const people = {
  patient: { userId: demonstrationAccounts.patient.id, role: 'PATIENT' },
  doctor: { userId: demonstrationAccounts.doctor.id, role: 'DOCTOR' },
  junior: { userId: demonstrationAccounts.juniorDoctor.id, role: 'JR_DOCTOR' },
  neighbour: { userId: demonstrationAccounts.withoutProfile.id, role: 'PATIENT' },
} as const satisfies Record<string, { readonly userId: string; readonly role: Role }>
export type CallSide = keyof typeof people

export const tokenFor = ({ db, clock }: Pick<TestBackend, 'db' | 'clock'>, who: CallSide): Promise<string> =>
  openSession(db, { ...people[who], deviceId: null }, clock.now())

/** The patient of a call agrees to it. */
export const agree = async (backend: TestBackend, { bookingId }: CallNow, token: string) =>
  backend.call('call.consent', { id: bookingId, version: CONSENT_VERSION }, { token })

/** What somebody enters a call with. */
export const ticket = async (backend: TestBackend, { bookingId, memberId }: CallNow, token: string, place = 'tab') => {
  const { result: session } = await backend.call<{ channelName: string }>('call.session', { id: bookingId }, { token })
  const { channelName } = session
  const { result } = await backend.call<{ rtcToken: string }>('call.rtcToken', { channelName }, { token })
  return { id: bookingId, channelName, memberId, rtcToken: result?.rtcToken ?? 'none', place }
}

/** Somebody of a call enters it; the patient has agreed. */
export const enterCall = async (
  backend: TestBackend,
  call: CallNow,
  who: CallSide,
  { place = 'tab', token }: { readonly place?: string; readonly token?: string } = {},
) => {
  const own = token ?? (await tokenFor(backend, who))
  if (who === 'patient') await agree(backend, call, own)
  const entered = await backend.call<{ uid: number; lastSignal: number }>(
    'call.enter',
    await ticket(backend, call, own, place),
    { token: own },
  )
  return { token: own, place, ...entered }
}

/** The token of the invitation that was sent last. */
export const invitationIn = async ({ db }: Pick<TestBackend, 'db'>): Promise<string> => {
  const [last] = await latestMessages(db, 1)
  return /token=([\w-]+)/.exec(last?.text ?? '')?.[1] ?? 'none'
}
