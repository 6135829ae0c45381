import { mobileFault } from '../../src/core/kit/phone'
import type { OutcomeOf, OwnCodeOf } from '../../src/core/kit/endpoint'
import { done } from '../../src/core/kit/outcome'
import type { sessionApi } from '../../src/core/session/session.api'
import type { OtpRequest } from '../../src/core/session/session'
import {
  LONG_OTP_PER_DAY,
  LONG_OTP_PER_MINUTE,
  LONG_OTP_RESEND_WAIT,
  OTP_LIFETIME,
  OTP_PER_DAY,
  OTP_PER_DAY_ANYWHERE,
  OTP_PER_DAY_ELSEWHERE,
  OTP_PER_MINUTE,
  OTP_RESEND_WAIT,
} from '../../src/core/session/session.rules'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { Call, Database } from '../kit/handlers'
import type { Limit, Limits, Turn } from '../kit/limits'
import { type Message, type Sms, SmsNotSent } from '../kit/outbox'
import type { TextValues } from '../kit/texts'
import { countries, type Phone, findUser } from '../people/people.port'
import { patientRequester, type Requester, requesterOf, staffRequester } from './login.places'
import { inGroups, longOtpOf, markSent, withdrawLongOtp } from './otp.long'
import { newOtp, withdrawOtp } from './otp.store'
import type texts from './session.texts.json'

/** What sending a code takes. */
export interface OtpNeeds {
  readonly sms: Sms
  readonly limits: Limits
  /** Codes and places are hashed with it. */
  readonly key: Buffer
}

/** Text messages with codes that one address may ask for, for whatever numbers: many phones share one. */
const perAddress: Limit = { name: 'otp.address', most: OTP_PER_MINUTE, per: 'minute' }
/** Codes that one device, or one member of the staff, may ask for. */
const perDevice: Limit = { name: 'otp.device', most: OTP_PER_DAY, per: 'day', apart: OTP_RESEND_WAIT }
/** Short codes for a device that is new at an address the number has logged in from. */
const atUsual: Limit = { name: 'otp.usual', most: OTP_PER_DAY, per: 'day' }
/** Short codes for an address the number has never logged in from. */
const elsewhere: Limit = { name: 'otp.elsewhere', most: OTP_PER_DAY_ELSEWHERE, per: 'day' }
/** Short codes for all such addresses, so that nobody's phone is flooded. */
const anywhere: Limit = { name: 'otp.number', most: OTP_PER_DAY_ANYWHERE, per: 'day' }
/** Text messages with one long code. */
const longTexts: Limit = { name: 'otp.long', most: LONG_OTP_PER_DAY, per: 'day', apart: LONG_OTP_RESEND_WAIT }
/** Times an address may ask for long codes that were sent already. */
const longAsked: Limit = { name: 'otp.longAsked', most: LONG_OTP_PER_MINUTE, per: 'minute' }

type OtpCall = Call<OwnCodeOf<typeof sessionApi.requestOtp>, keyof typeof texts>
type OtpOutcome = OutcomeOf<typeof sessionApi.requestOtp>

/**
 * Sends a login code to a number, as often as its limits allow. Strangers can use up its short codes; whoever holds the
 * phone then gets the number's long code, which is the same for everybody who asks.
 */
export const requestOtp = async (
  needs: OtpNeeds,
  { countryCode, phoneNumber }: OtpRequest,
  call: OtpCall,
): Promise<OtpOutcome> => {
  const { db, refuse, caller, address } = call
  const phone = { countryCode, phoneNumber }
  if ((await findUser(db, phone))?.isBlocked) return refuse('blocked')
  const fault = numberFault(phone, call)
  if (fault !== null) return fault
  const requester = await requesterOf(db, needs.key, phone, { deviceId: caller.deviceId, address })
  const turns = turnsOf(needs.limits, call)
  const own = await turns.take(perDevice, requester.id)
  if (own.is !== 'granted') throw refusalOf(own, call)
  for (const { limit, who } of shortLimits(requester, phone, address)) {
    const turn = await turns.take(limit, who)
    if (turn.is !== 'granted') return sendLong(needs, phone, requester, turns, call, turn)
  }
  return sendShort(needs, { phone, purpose: 'login', requester: requester.id }, { text: 'otpSms' }, turns, call)
}

/** Sends a code with which a member of the staff registers a patient; what strangers ask for takes none of them away. */
export const requestPatientOtp = async (
  needs: OtpNeeds,
  phone: Phone,
  { userId, doctor }: { readonly userId: string; readonly doctor: string },
  call: OtpCall,
): Promise<OtpOutcome> => {
  const fault = numberFault(phone, call)
  if (fault !== null) return fault
  const turns = turnsOf(needs.limits, call)
  const requester = staffRequester(needs.key, phone, userId)
  for (const [limit, who] of [
    [perDevice, requester],
    [perAddress, userId],
  ] as const) {
    const turn = await turns.take(limit, who)
    if (turn.is !== 'granted') throw refusalOf(turn, call)
  }
  const text = { text: 'patientSms', values: { doctor } } as const
  return sendShort(needs, { phone, purpose: 'newPatient', requester }, text, turns, call)
}

/** Sends a patient a code with which their own number, or the one they change to, is proved to be theirs. */
export const requestNumberOtp = async (
  needs: OtpNeeds,
  phone: Phone,
  { userId, purpose }: { readonly userId: string; readonly purpose: 'ownNumber' | 'newNumber' },
  call: OtpCall,
): Promise<OtpOutcome> => {
  const turns = turnsOf(needs.limits, call)
  const requester = patientRequester(needs.key, phone, userId)
  for (const [limit, who] of [
    [perDevice, requester],
    [perAddress, userId],
    ...(purpose === 'newNumber' ? ([[anywhere, phone.countryCode + phone.phoneNumber]] as const) : []),
  ] as const) {
    const turn = await turns.take(limit, who)
    if (turn.is !== 'granted') throw refusalOf(turn, call)
  }
  return sendShort(needs, { phone, purpose, requester }, { text: 'numberSms' }, turns, call)
}

export const numberFault = ({ countryCode, phoneNumber }: Phone, { refuse }: OtpCall) => {
  const country = countries.find(({ code }) => code === countryCode)
  if (!country) return refuse('countryUnknown')
  const fault = mobileFault(phoneNumber, country)
  if (fault === null) return null
  return fault === 'unknown' ? refuse('mobileUnknown') : refuse('mobileLength', { n: country.len })
}

/** What a short code counts against, beside the device: a device the number logs in from has a day's codes of its own. */
const shortLimits = (
  { network, usual }: Requester,
  { countryCode, phoneNumber }: Phone,
  address: string | null,
): readonly { readonly limit: Limit; readonly who: string }[] => {
  if (usual === 'device') return []
  const places =
    usual === 'network'
      ? [{ limit: atUsual, who: network }]
      : [
          { limit: elsewhere, who: network },
          { limit: anywhere, who: countryCode + phoneNumber },
        ]
  return [...places, ...(address === null ? [] : [{ limit: perAddress, who: address }])]
}

const sendShort = async (
  needs: OtpNeeds,
  asked: Parameters<typeof newOtp>[2],
  { text, values = {} }: { readonly text: 'otpSms' | 'patientSms' | 'numberSms'; readonly values?: TextValues },
  turns: Turns,
  call: OtpCall,
): Promise<OtpOutcome> => {
  const { id, code } = await newOtp(call.db, needs.key, asked, call.now)
  const words = call.say(text, { ...values, code, minutes: OTP_LIFETIME / 60 })
  const message = { to: asked.phone.countryCode + asked.phone.phoneNumber, text: words, code }
  sendAfterCommit(needs, message, turns, call, (after) => withdrawOtp(after, id))
  return done({ otpId: id }, call.say('otpSent'))
}

/** Answers with the number's long code: sent anew while its text messages last, else the one its owner has. */
const sendLong = async (
  needs: OtpNeeds,
  phone: Phone,
  requester: Requester,
  turns: Turns,
  call: OtpCall,
  short: Turn,
): Promise<OtpOutcome> => {
  const { db, now, say, address } = call
  const long = await longOtpOf(db, needs.key, phone, now)
  const { id } = await newOtp(db, needs.key, { phone, purpose: 'login', requester: requester.id, long: long.code }, now)
  const answer = (longSentAt: UnixSeconds) => done({ otpId: id, longSentAt }, say('otpSentLong'))
  const isTextDue = (await turns.take(longTexts, long.id)).is === 'granted'
  const isAllowed = isTextDue && (address === null || (await turns.take(perAddress, address)).is === 'granted')
  if (!isAllowed) {
    if (long.isNew) throw refusalOf(short, call)
    if (isTextDue) await needs.limits.giveBack(db, longTexts, long.id, now)
    const asked = address === null ? null : await turns.take(longAsked, address)
    if (asked !== null && asked.is !== 'granted') throw refusalOf(asked, call)
    return answer(long.sentAt)
  }
  await markSent(db, long.id, now)
  const text = say('otpSmsLong', { code: inGroups(long.code) })
  const message = { to: phone.countryCode + phone.phoneNumber, text, code: long.code }
  sendAfterCommit(needs, message, turns, call, async (after) => {
    await withdrawOtp(after, id)
    if (long.isNew) await withdrawLongOtp(after, long.id)
  })
  return answer(now)
}

/** Sends a text message once its code is stored; where it cannot be sent, nothing of the request counts. */
const sendAfterCommit = (
  { sms }: OtpNeeds,
  message: Message,
  turns: Turns,
  call: OtpCall,
  withdraw: (db: Database) => Promise<void>,
): void =>
  call.afterCommit(async (after) => {
    try {
      await sms.send(after, message, call.now)
    } catch (error) {
      await withdraw(after)
      await turns.giveBack(after)
      throw error instanceof SmsNotSent ? call.refusal('otpNotSent') : error
    }
  })

/** Counts of one request, which are given back together. */
interface Turns {
  readonly take: (limit: Limit, who: string) => Promise<Turn>
  readonly giveBack: (db: Database) => Promise<void>
}

const turnsOf = (limits: Limits, { db, now }: OtpCall): Turns => {
  const taken: (readonly [Limit, string])[] = []
  return {
    take: async (limit, who) => {
      const turn = await limits.take(db, limit, who, now)
      if (turn.is === 'granted') taken.push([limit, who])
      return turn
    },
    giveBack: async (after) => {
      for (const [limit, who] of taken) await limits.giveBack(after, limit, who, now)
    },
  }
}

const refusalOf = (turn: Turn, { refusal }: OtpCall): Error => {
  const wait = turn.is === 'granted' ? 0 : turn.wait
  return wait > OTP_RESEND_WAIT ? refusal('otpDaily', {}, wait) : refusal('tooMany', { seconds: wait }, wait)
}
