import type { Page } from 'playwright-core'
import { joinRoomPath } from '../../../src/core/app/links'
import { CONSENT_VERSION } from '../../../src/core/call/call.rules'
import { newPair, type Pair } from '../pairs'
import { entriesOf } from '../patients'
import type { Served } from '../served'
import type { Doctor } from '../staff'
import type { Opening, Practice } from './screen'
import { valueOf } from './valueOf'

const signal = new AbortController().signal
const key = () => crypto.randomUUID()

/** A browser that has given its camera and its microphone before. */
export const withDevices = (page: Page): Promise<void> => page.context().grantPermissions(['camera', 'microphone'])

/** Whose calls the opened ones are, by their booking. */
const doctors = new Map<string, Doctor>()

/** A video visit of people of its own, whose time is now; its patient has agreed to it. */
export const callOfOwn = async (served: Served, hasAgreed = true): Promise<Pair> => {
  const pair = await newPair(served)
  const { patient, doctor, bookingId } = pair
  doctors.set(bookingId, doctor)
  if (hasAgreed)
    valueOf(await patient.ports.call.consent({ id: bookingId, version: CONSENT_VERSION, key: key() }, signal))
  return pair
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
  const { doctor, bookingId } = await callOfOwn(served)
  return { path: joinRoomPath(bookingId), session: entriesOf(doctor.storage) }
}

/** The doctor in the chat with somebody whose visit is now. */
export const inChatOfCall = async ({ served }: Practice): Promise<Opening> => {
  const { doctor, channelId } = await callOfOwn(served)
  return { path: `/chats?channelId=${channelId}`, session: entriesOf(doctor.storage) }
}

/** Whoever comes in first is in: the controls are there before that. */
export const waitsForOthers = (page: Page): Promise<void> => page.getByText(/ has not come in yet$/).waitFor()

/** The call that a page is at, and its doctor elsewhere. */
const callAt = (page: Page) => {
  const id = new URL(page.url()).searchParams.get('bookingId') ?? ''
  return { id, ports: doctors.get(id)!.ports }
}

/** The doctor of the call that a page is at comes in from elsewhere. */
export const doctorComes = async (page: Page): Promise<void> => {
  const { id, ports } = callAt(page)
  const { channelName, memberId } = valueOf(await ports.call.session({ id }, signal))
  const { rtcToken } = valueOf(await ports.call.rtcToken({ channelName }, signal))
  valueOf(await ports.call.enter({ id, channelName, memberId, rtcToken, place: 'elsewhere', key: key() }, signal))
}

export const doctorLeaves = async (page: Page): Promise<void> => {
  const { id, ports } = callAt(page)
  valueOf(await ports.call.leave({ id, place: 'elsewhere', key: key() }, signal))
}

export const doctorEnds = async (page: Page): Promise<void> => {
  const { id, ports } = callAt(page)
  valueOf(await ports.call.end({ id, key: key() }, signal))
}

/** The doctor asks the patient whether somebody may join. */
export const doctorInvites = async (page: Page): Promise<void> => {
  const { id, ports } = callAt(page)
  const relative = { name: 'Ravi Patel', countryCode: '+91', phoneNumber: '9876543210' }
  valueOf(await ports.call.invite({ id, ...relative, key: key() }, signal))
}
