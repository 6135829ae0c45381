import { mobileFault } from '../../src/core/kit/phone'
import type { OutcomeOf, OwnCodeOf } from '../../src/core/kit/endpoint'
import { done } from '../../src/core/kit/outcome'
import type { sessionApi } from '../../src/core/session/session.api'
import type { OtpRequest } from '../../src/core/session/session'
import {
  OTP_LIFETIME,
  OTP_PER_DAY,
  OTP_PER_DAY_ELSEWHERE,
  OTP_PER_MINUTE,
  OTP_RESEND_WAIT,
} from '../../src/core/session/session.rules'
import type { Call } from '../kit/handlers'
import type { Limit, Limits, Turn } from '../kit/limits'
import { type Sms, SmsNotSent } from '../kit/outbox'
import type { TextValues } from '../kit/texts'
import { countries } from './countries'
import { type Requester, requesterOf } from './login.places'
import { newOtp, type Phone, type Purpose, withdrawOtp } from './otp.store'
import { findUser } from './session.store'
import type texts from './session.texts.json'

/** What sending a code takes. */
export interface OtpNeeds {
  readonly sms: Sms
  readonly limits: Limits
  /** Codes and places are hashed with it. */
  readonly key: Buffer
}

/** Codes one address may ask for, for whatever numbers: many phones share the address of their network. */
const perAddress: Limit = { name: 'otp.address', most: OTP_PER_MINUTE, per: 'minute' }
const usual: Limit = { name: 'otp.usual', most: OTP_PER_DAY, per: 'day', apart: OTP_RESEND_WAIT }
const elsewhere: Limit = { ...usual, name: 'otp.elsewhere', most: OTP_PER_DAY_ELSEWHERE }
/** Codes for one number to all the places it has never logged in from, so that nobody's phone is flooded. */
const allElsewhere: Limit = { name: 'otp.number', most: OTP_PER_DAY, per: 'day' }

type OtpCall = Call<OwnCodeOf<typeof sessionApi.requestOtp>, keyof typeof texts>

/** Sends a login code to a number, as often as its limits allow. */
export const requestOtp = async (
  needs: OtpNeeds,
  { countryCode, phoneNumber }: OtpRequest,
  call: OtpCall,
): Promise<OutcomeOf<typeof sessionApi.requestOtp>> => {
  const phone = { countryCode, phoneNumber }
  if ((await findUser(call.db, phone))?.isBlocked) return call.refuse('blocked')
  return sendCode(needs, phone, { purpose: 'login', text: 'otpSms' }, call)
}

/** What a code is for, and the text message it comes in. */
interface CodeKind {
  readonly purpose: Purpose
  readonly text: 'otpSms' | 'patientSms'
  readonly values?: TextValues
}

/** Sends a code of one kind to a number, as often as its limits allow. */
export const sendCode = async (
  needs: OtpNeeds,
  phone: Phone,
  { purpose, text: textId, values = {} }: CodeKind,
  call: OtpCall,
): Promise<OutcomeOf<typeof sessionApi.requestOtp>> => {
  const { db, now, say, refuse, refusal, caller, address } = call
  const { countryCode, phoneNumber } = phone
  const country = countries.find(({ code }) => code === countryCode)
  if (!country) return refuse('countryUnknown')
  const fault = mobileFault(phoneNumber, country)
  if (fault !== null) return fault === 'unknown' ? refuse('mobileUnknown') : refuse('mobileLength', { n: country.len })
  const requester = await requesterOf(db, needs.key, phone, { deviceId: caller.deviceId, address })
  await takeTurns(needs.limits, requester, phone, call)
  const { id, code } = await newOtp(db, needs.key, { phone, purpose, requester: requester.id }, now)
  const text = say(textId, { ...values, code, minutes: OTP_LIFETIME / 60 })
  call.afterCommit(async (after) => {
    try {
      await needs.sms.send(after, { to: `${countryCode}${phoneNumber}`, text, code }, now)
    } catch (error) {
      await withdrawOtp(after, id)
      await needs.limits.giveBack(after, requester.isUsual ? usual : elsewhere, requester.id, now)
      throw error instanceof SmsNotSent ? refusal('otpNotSent') : error
    }
  })
  return done({ otpId: id }, say('otpSent'))
}

/** Counts this request everywhere it counts; refused by one limit, it counts nowhere. */
const takeTurns = async (limits: Limits, requester: Requester, phone: Phone, call: OtpCall): Promise<void> => {
  const { db, now, address } = call
  const take = async (limit: Limit, who: string) => granted(await limits.take(db, limit, who, now), call)
  if (address !== null) await take(perAddress, address)
  await take(requester.isUsual ? usual : elsewhere, requester.id)
  if (!requester.isUsual) await take(allElsewhere, phone.countryCode + phone.phoneNumber)
}

const granted = (turn: Turn, { refusal }: OtpCall): void => {
  if (turn.is === 'granted') return
  const { wait } = turn
  throw wait > OTP_RESEND_WAIT ? refusal('otpDaily', {}, wait) : refusal('tooMany', { seconds: wait }, wait)
}
