import type { Page } from 'playwright-core'
import { systemClock } from '../../../server/kit/clock'
import { followBookings } from '../../../server/chat/conversation.store'
import { demonstrationAccounts } from '../../../server/seed/accounts'
import { joinRoomPath } from '../../../src/core/app/links'
import { CONSENT_VERSION } from '../../../src/core/call/call.rules'
import { callNow } from '../calls'
import { entriesOf, newPatient, sessionOf } from '../patients'
import type { Served } from '../served'
import type { Opening, Practice } from './screen'
import { valueOf } from './valueOf'

const signal = new AbortController().signal
const key = () => crypto.randomUUID()

/** A browser that has given its camera and its microphone before. */
export const withDevices = (page: Page): Promise<void> => page.context().grantPermissions(['camera', 'microphone'])

export const doctorOf = (served: Served) => sessionOf(served, demonstrationAccounts.doctor.phoneNumber)

/** A video visit of a patient of its own, whose time is now; they have agreed to it. */
export const callOfOwn = async (served: Served, hasAgreed = true) => {
  const patient = await newPatient(served)
  const call = await callNow({ db: served.db, clock: systemClock }, { account: patient.login.userId })
  if (hasAgreed)
    valueOf(await patient.ports.call.consent({ id: call.bookingId, version: CONSENT_VERSION, key: key() }, signal))
  return { patient, ...call }
}

/** The patient at the door of their call. */
export const atDoor =
  (hasAgreed = true) =>
  async ({ served }: Practice): Promise<Opening> => {
    const { patient, bookingId } = await callOfOwn(served, hasAgreed)
    return { path: joinRoomPath(bookingId), session: entriesOf(patient.storage) }
  }

/** The doctor at the door of a call. */
export const atDoorOfDoctor = async ({ served }: Practice): Promise<Opening> => {
  const { bookingId } = await callOfOwn(served)
  return { path: joinRoomPath(bookingId), session: entriesOf((await doctorOf(served)).storage) }
}

/** The doctor in the chat with somebody whose visit is now. */
export const inChatOfCall = async ({ served }: Practice): Promise<Opening> => {
  const { bookingId, memberId } = await callOfOwn(served)
  await followBookings(served.db, [bookingId], systemClock.now())
  const { login, storage } = await doctorOf(served)
  return { path: `/chats?channelId=app_${login.doctorId}_${memberId}`, session: entriesOf(storage) }
}

/** Whoever comes in first is in: the controls are there before that. */
export const waitsForOthers = (page: Page): Promise<void> =>
  page
    .getByText(/ (?:has not come in yet|is with another patient)$/)
    .first()
    .waitFor()

const bookingOn = (page: Page): string => new URL(page.url()).searchParams.get('bookingId') ?? ''

/** The doctor of the call that a page is at comes in from elsewhere. */
export const doctorComes = async (page: Page, { served }: Pick<Practice, 'served'>): Promise<void> => {
  const { call } = (await doctorOf(served)).ports
  const id = bookingOn(page)
  const { channelName, memberId } = valueOf(await call.session({ id }, signal))
  const { rtcToken } = valueOf(await call.rtcToken({ channelName }, signal))
  valueOf(await call.enter({ id, channelName, memberId, rtcToken, place: 'elsewhere', key: key() }, signal))
}

export const doctorEnds = async (page: Page, { served }: Pick<Practice, 'served'>): Promise<void> =>
  void valueOf(await (await doctorOf(served)).ports.call.end({ id: bookingOn(page), key: key() }, signal))

/** The doctor asks the patient whether somebody may join. */
export const doctorInvites = async (page: Page, { served }: Pick<Practice, 'served'>): Promise<void> => {
  const relative = { name: 'Ravi Patel', countryCode: '+91', phoneNumber: '9876543210' }
  valueOf(await (await doctorOf(served)).ports.call.invite({ id: bookingOn(page), ...relative, key: key() }, signal))
}
