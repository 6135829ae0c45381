import * as Schema from 'effect/Schema'
import { BookingAttempt } from '../../core/booking/attempt'
import { Coordinates } from '../../core/kit/coordinates'
import { DEFAULT_COORDINATES } from '../../core/kit/place'
import { LoginResult } from '../../core/session/session'
import type { SessionValues } from '../../core/session/sessionValues'
import { NO_SESSION } from '../../core/session/sessionValues.rules'
import { INTENT_LIFETIME } from '../../core/session/intent.rules'
import { RememberedIntent } from '../../core/session/intent'
import { type EnquiryDraft, KeptDraft } from '../../core/support/enquiry'
import type { EnquiryKind } from '../../core/support/enquiry.rules'

const json = <A>(schema: Schema.Codec<A, unknown>) => Schema.fromJsonString(schema)
const readLogin = Schema.decodeUnknownOption(json(LoginResult.mapFields(({ token: _token, ...fields }) => fields)))
const readIntent = Schema.decodeUnknownOption(json(RememberedIntent))
const readAttempt = Schema.decodeUnknownOption(json(BookingAttempt))
const readDraft = Schema.decodeUnknownOption(json(KeptDraft))
const readCoordinates = Schema.decodeUnknownOption(json(Coordinates))

/** Credential of the web client, the same for everyone; who someone is says the access token. */
const BASIC_AUTH = `Basic ${btoa('web:demo')}`

/** The session values of the specification, each under its own key of the browser session. */
export const sessionStore = (storage: Storage) => {
  const kept = (key: string, make: () => string): string => {
    const value = storage.getItem(key) ?? make()
    storage.setItem(key, value)
    return value
  }
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
    put('consultationFee', isDoctor ? login.videoConsultationFee : null)
    put('login', login ? JSON.stringify({ ...login, token: undefined }) : null)
  }

  return {
    read: (): SessionValues => {
      const token = storage.getItem('token')
      const login = readLogin(storage.getItem('login'))
      const remembered = readIntent(storage.getItem('rememberedIntent'))
      return {
        login: token && login._tag === 'Some' ? { ...login.value, token } : NO_SESSION.login,
        remembered: remembered._tag === 'Some' ? remembered.value : null,
      }
    },
    write: ({ login, remembered }: SessionValues) => {
      writeLogin(login)
      put('rememberedIntent', remembered ? JSON.stringify(remembered) : null)
    },
    /** Forgets the person; the device id stays and the device token is made anew. */
    forget: () => {
      const deviceId = storage.getItem('deviceId')
      storage.clear()
      put('deviceId', deviceId)
    },
    readAttempt: (): BookingAttempt | null => {
      const attempt = readAttempt(storage.getItem('bookingAttempt'))
      return attempt._tag === 'Some' ? attempt.value : null
    },
    writeAttempt: (attempt: BookingAttempt | null) => put('bookingAttempt', attempt ? JSON.stringify(attempt) : null),
    /** What a form held when its writer was asked to verify; forgotten with the intent to come back. */
    readDraft: (kind: EnquiryKind, now: number): EnquiryDraft | null => {
      const kept = readDraft(storage.getItem('enquiryDraft'))
      return kept._tag === 'Some' && kept.value.kind === kind && kept.value.expiresAt > now ? kept.value.draft : null
    },
    writeDraft: (kind: EnquiryKind, draft: EnquiryDraft | null, now: number) =>
      put('enquiryDraft', draft ? JSON.stringify({ kind, draft, expiresAt: now + INTENT_LIFETIME }) : null),
    /** Where the person is, when that is known. */
    knownCoordinates: (): Coordinates | null => {
      const coordinates = readCoordinates(storage.getItem('location'))
      return coordinates._tag === 'Some' ? coordinates.value : null
    },
    coordinates: (): Coordinates => {
      const coordinates = readCoordinates(storage.getItem('location'))
      return coordinates._tag === 'Some' ? coordinates.value : DEFAULT_COORDINATES
    },
    keepCoordinates: (coordinates: Coordinates) => put('location', JSON.stringify(coordinates)),
    identity: (language: string) => ({
      token: storage.getItem('token'),
      deviceId: kept('deviceId', () => crypto.randomUUID()),
      deviceToken: kept('deviceToken', () => crypto.randomUUID()),
      basicAuth: kept('BasicAuth', () => BASIC_AUTH),
      language: kept('lang', () => language),
    }),
  }
}
