import * as Schema from 'effect/Schema'
import { BookingAttempt } from '../../core/booking/attempt'
import type { Language } from '../../core/language/languages'
import { PersonDraft } from '../../core/members/members'
import type { PermissionEntry } from '../../core/session/permissions'
import { type LoginBegun, LoginDraft, LoginResult } from '../../core/session/session'
import { loginBegun } from '../../core/session/session.rules'
import type { SessionValues } from '../../core/session/sessionValues'
import { NO_SESSION } from '../../core/session/sessionValues.rules'
import { INTENT_LIFETIME } from '../../core/session/intent.rules'
import { RememberedIntent } from '../../core/session/intent'
import { type EnquiryDraft, KeptDraft } from '../../core/support/enquiry'
import type { EnquiryKind } from '../../core/support/enquiry.kinds'
import { guestPicks } from './guestPicks'
import { deviceOf, identityOf } from './identity'
import { DEVICE_KEYS, locationStore } from './locationStore'

const json = <A>(schema: Schema.Codec<A, unknown>) => Schema.fromJsonString(schema)
const readLogin = Schema.decodeUnknownOption(json(LoginResult.mapFields(({ token: _token, ...fields }) => fields)))
const readShared = Schema.decodeUnknownOption(LoginResult)
const readIntent = Schema.decodeUnknownOption(json(RememberedIntent))
const readAttempt = Schema.decodeUnknownOption(json(BookingAttempt))
const readLeft = Schema.decodeUnknownOption(json(Schema.Array(BookingAttempt)))
const readBegun = Schema.decodeUnknownOption(json(Schema.Struct({ draft: LoginDraft, at: Schema.Finite })))
const readDraft = Schema.decodeUnknownOption(json(KeptDraft))
const readProfile = Schema.decodeUnknownOption(json(PersonDraft))

/** The session values of the specification, each under its own key of the browser session. */
export const sessionStore = (storage: Storage) => {
  const put = (key: string, value: string | number | null | undefined) =>
    value === null || value === undefined ? storage.removeItem(key) : storage.setItem(key, String(value))

  const writeLogin = (login: LoginResult | null) => {
    const isDoctor = login?.role === 'DOCTOR' || login?.role === 'JR_DOCTOR'
    put('roleType', login?.role)
    put('user_id', login?.userId)
    put('token', login?.token)
    put('name', login?.name)
    put('phone_number', login?.phoneNumber)
    put('profile_photo', login?.profilePhoto)
    put('country_code', login?.countryCode)
    put('clinic_id', login?.clinicId)
    put('doctorId', login?.doctorId)
    put('doctorName', login?.doctorBasicInfo?.name)
    put('doctor_name', login?.doctorName)
    // In rupees, as the login result says it.
    put('consultationFee', isDoctor && login.videoConsultationFee !== null ? login.videoConsultationFee / 100 : null)
    put('login', login ? JSON.stringify({ ...login, token: undefined }) : null)
  }

  const read = (): SessionValues => {
    const token = storage.getItem('token')
    const login = readLogin(storage.getItem('login'))
    const remembered = readIntent(storage.getItem('rememberedIntent'))
    return {
      login: token && login._tag === 'Some' ? { ...login.value, token } : NO_SESSION.login,
      remembered: remembered._tag === 'Some' ? remembered.value : null,
    }
  }
  const leftAttempts = (): readonly BookingAttempt[] => {
    const left = readLeft(storage.getItem('leftAttempts'))
    return left._tag === 'Some' ? left.value : []
  }
  const otherThan = (key: string) => leftAttempts().filter((each) => each.key !== key)
  const writeLeft = (attempts: readonly BookingAttempt[]) =>
    put('leftAttempts', attempts.length > 0 ? JSON.stringify(attempts) : null)

  /** Every call asks for the list, so it is read once. */
  let permissions: readonly PermissionEntry[] | null | undefined

  return {
    ...locationStore(storage),
    ...guestPicks(storage),
    read,
    /** The login that another tab shares; null where it is none, as of a tab with another release. */
    readShared: (login: unknown): LoginResult | null => {
      const shared = readShared(login)
      return shared._tag === 'Some' ? shared.value : null
    },
    /** What the person may do; null while nobody is here. */
    permissions: (): readonly PermissionEntry[] | null => {
      if (permissions === undefined) permissions = read().login?.permissions ?? null
      return permissions
    },
    /** The list as the server has just told it. */
    renewPermissions: (list: readonly PermissionEntry[]) => {
      permissions = list
    },
    write: ({ login, remembered }: SessionValues) => {
      permissions = login?.permissions ?? null
      writeLogin(login)
      put('rememberedIntent', remembered ? JSON.stringify(remembered) : null)
    },
    /** Forgets the person; what is the device's stays, but its token is made anew. */
    forget: () => {
      permissions = undefined
      const kept = DEVICE_KEYS.map((key) => [key, storage.getItem(key)] as const)
      storage.clear()
      for (const [key, value] of kept) put(key, value)
    },
    readAttempt: (): BookingAttempt | null => {
      const attempt = readAttempt(storage.getItem('bookingAttempt'))
      return attempt._tag === 'Some' ? attempt.value : null
    },
    writeAttempt: (attempt: BookingAttempt | null) => put('bookingAttempt', attempt ? JSON.stringify(attempt) : null),
    /** Bookings whose ticket was left before their answer came, the oldest first. */
    leftAttempts,
    /** The booking goes on without its ticket. */
    leaveAttempt: (attempt: BookingAttempt) => {
      put('bookingAttempt', null)
      writeLeft([...otherThan(attempt.key), attempt])
    },
    settleAttempt: (key: string) => writeLeft(otherThan(key)),
    /** The language beside the session's other values; local storage has it too. */
    keepLanguage: (language: Language) => put('lang', language),
    keepDeviceToken: (token: string) => put('deviceToken', token),
    /** A login that was under way before a reload, while its code is good. */
    readLoginDraft: (now: number): LoginBegun | null => {
      const kept = readBegun(storage.getItem('loginDraft'))
      return kept._tag === 'Some' ? loginBegun(kept.value.draft, kept.value.at, now) : null
    },
    writeLoginDraft: (draft: LoginDraft | null, now: number) =>
      put('loginDraft', draft ? JSON.stringify({ draft, at: now }) : null),
    /** What a form held when its writer was asked to verify; forgotten with the intent to come back. */
    readDraft: (kind: EnquiryKind, now: number): EnquiryDraft | null => {
      const kept = readDraft(storage.getItem('enquiryDraft'))
      return kept._tag === 'Some' && kept.value.kind === kind && kept.value.expiresAt > now ? kept.value.draft : null
    },
    writeDraft: (kind: EnquiryKind, draft: EnquiryDraft | null, now: number) =>
      put('enquiryDraft', draft ? JSON.stringify({ kind, draft, expiresAt: now + INTENT_LIFETIME }) : null),
    /** What was typed of one's own profile, until it is saved: whoever puts it off finds it again. */
    readProfileDraft: (): PersonDraft | null => {
      const kept = readProfile(storage.getItem('profileDraft'))
      return kept._tag === 'Some' ? kept.value : null
    },
    writeProfileDraft: (draft: PersonDraft | null) => put('profileDraft', draft ? JSON.stringify(draft) : null),
    device: () => deviceOf(storage),
    identity: (language: Language) => identityOf(storage, language),
  }
}
