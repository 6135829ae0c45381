import { resolve } from 'node:path'
import { CannotStart } from '../kit/cannotStart'
import type { SmsSettings } from '../kit/sms'
import type { FirebaseConfig } from '../../src/core/app/config'
import type { ServiceAccount } from '../kit/serviceAccount'
import type { RazorpaySettings } from '../payment/payment.port'
import type { S3Settings } from '../files/files.port'
import type { AgoraSettings } from '../kit/agora'
import type { TurnSettings } from '../kit/turn'
import { firebaseOf, serviceAccountAt } from './firebase'
import { faultsOfAddresses, faultsOfParts, faultsOfRazorpay, faultsOfSms, missingIn } from './faults'
import { type Environment, readVariables, type Settings } from './variables'

interface Shared {
  readonly port: number
  readonly host?: string | undefined
  readonly databaseUrl?: string | undefined
  readonly dataDir?: string | undefined
  /** A bucket for uploaded files in place of the data folder. */
  readonly filesBucket?: S3Settings | undefined
  readonly behindProxy?: boolean | undefined
  readonly logLevel?: string | undefined
  /** Who sends it reads `/metrics` from anywhere; without it only this machine does. */
  readonly metricsToken?: string | undefined
  /** Places are looked up with Google Maps instead of the embedded gazetteer. */
  readonly googleMaps?: { readonly key: string; readonly url?: string | undefined } | undefined
  /** The relay through which browsers reach each other where they cannot do so alone. */
  readonly turn?: TurnSettings | undefined
  /** The project of Agora through which calls go. */
  readonly agora?: AgoraSettings | undefined
  readonly firebase?: FirebaseConfig | undefined
  /** Sends pushes to closed clients through Firebase. */
  readonly firebaseAccount?: ServiceAccount | undefined
}

/** What production cannot do without, and a trial may have. */
interface Production {
  /** `https://host` under which people reach the server. */
  readonly origin: string
  /** Every signing and hashing key is derived from it. */
  readonly secret: string
  readonly sms: SmsSettings
  readonly razorpay: RazorpaySettings
}

/** For trying, everything has a demonstration; in production nothing has. */
export type Configuration =
  | (Shared & Production & { readonly production: true })
  | (Shared & Partial<Production> & { readonly production?: false })

/** Thrown with every fault of the environment at once. */
export class NotConfigured extends CannotStart {
  constructor(readonly faults: readonly string[]) {
    super(['The server does not start:', ...faults.map((fault) => `  - ${fault}`)].join('\n'))
  }
}

const LOOPBACK = '127.0.0.1'
const DEFAULT_PORT = 4600

/** Where a server and the commands beside it find their data; a relative folder is one of the app's own folder. */
export const storageOf = ({ DATABASE_URL, DATA_DIR = '.data' }: Settings) => ({
  databaseUrl: DATABASE_URL,
  dataDir: resolve(DATA_DIR),
})

/** The settings of a command beside the server. Throws `NotConfigured` with a list of what is unreadable. */
export const settingsOf = (environment: Environment): Settings => {
  const { settings, faults } = readVariables(environment)
  if (faults.length > 0) throw new NotConfigured(faults)
  return settings
}

/** The configuration an environment describes. Throws `NotConfigured` with a list of what is missing or unreadable. */
export const configurationOf = (environment: Environment): Configuration => {
  const { settings, faults: unreadable } = readVariables(environment)
  const faults = [...unreadable]
  const attempt = <A>(read: () => A): A | undefined => {
    try {
      return read()
    } catch (error) {
      faults.push(`${error instanceof Error ? error.message : String(error)}.`)
      return undefined
    }
  }
  const production = settings.NODE_ENV === 'production'
  const wrong = new Set(unreadable.map((fault) => fault.split(' ')[0]!))
  faults.push(...faultsOfRazorpay(settings), ...faultsOfSms(settings), ...faultsOfParts(settings, wrong))
  if (production) faults.push(...missingIn(settings, wrong), ...faultsOfAddresses(settings))
  const { PORT, HOST, LOG_LEVEL, GOOGLE_MAPS_KEY, GOOGLE_MAPS_URL } = settings
  const shared: Shared = {
    port: PORT ?? DEFAULT_PORT,
    host: HOST ?? (production ? undefined : LOOPBACK),
    ...storageOf(settings),
    filesBucket: bucketOf(settings),
    behindProxy: settings.BEHIND_PROXY === '1',
    metricsToken: settings.METRICS_TOKEN,
    logLevel: LOG_LEVEL ?? (production ? 'info' : 'warn'),
    googleMaps: GOOGLE_MAPS_KEY === undefined ? undefined : { key: GOOGLE_MAPS_KEY, url: GOOGLE_MAPS_URL },
    turn: turnOf(settings),
    agora: agoraOf(settings),
    firebase: attempt(() => firebaseOf(settings.FIREBASE_CONFIG, settings.FIREBASE_URL)),
    firebaseAccount: attempt(() => serviceAccountAt(settings.GOOGLE_APPLICATION_CREDENTIALS)),
  }
  if (production) faults.push(...faultsOfPush(shared))
  if (faults.length > 0) throw new NotConfigured(faults)
  const needs = {
    origin: settings.ORIGIN,
    secret: settings.SECRET,
    sms: smsOf(settings),
    razorpay: razorpayOf(settings),
  }
  const { origin, secret, sms, razorpay } = needs
  if (!production) return { ...shared, ...needs }
  if (!origin || !secret || !sms || !razorpay)
    throw new NotConfigured(['The configuration of production is not whole.'])
  return { ...shared, origin, secret, sms, razorpay, production }
}

/** Browsers that register for pushes nobody sends, or of two projects. */
const faultsOfPush = ({ firebase, firebaseAccount }: Shared): readonly string[] => {
  if (firebase && !firebaseAccount)
    return ['GOOGLE_APPLICATION_CREDENTIALS must be set together with FIREBASE_CONFIG: nobody would send the pushes.']
  return firebase && firebaseAccount && firebase.projectId !== firebaseAccount.project_id
    ? ['FIREBASE_CONFIG and GOOGLE_APPLICATION_CREDENTIALS must be of the same project.']
    : []
}

/** The bucket for uploaded files, when one is named. */
export const bucketOf = ({ FILES_S3_BUCKET, FILES_S3_REGION, FILES_S3_ENDPOINT }: Settings): S3Settings | undefined =>
  FILES_S3_BUCKET === undefined
    ? undefined
    : { bucket: FILES_S3_BUCKET, region: FILES_S3_REGION ?? 'us-east-1', endpoint: FILES_S3_ENDPOINT }

const turnOf = ({ TURN_URLS, TURN_SECRET, TURN_ONLY }: Settings): TurnSettings | undefined =>
  TURN_URLS === undefined || TURN_SECRET === undefined
    ? undefined
    : { urls: TURN_URLS.split(','), secret: TURN_SECRET, isOnly: TURN_ONLY === '1' }

const agoraOf = (settings: Settings): AgoraSettings | undefined => {
  const { AGORA_APP_ID: appId, AGORA_APP_CERTIFICATE: certificate } = settings
  const { AGORA_CUSTOMER_ID: customerId, AGORA_CUSTOMER_SECRET: customerSecret, AGORA_URL: url } = settings
  if (appId === undefined || certificate === undefined) return undefined
  const rest = customerId && customerSecret ? { customerId, customerSecret, url } : undefined
  return { appId, certificate, ...(rest && { rest }) }
}

const smsOf = ({ SMS_URL, SMS_METHOD, SMS_HEADERS, SMS_BODY, SMS_SUCCESS }: Settings): SmsSettings | undefined =>
  SMS_URL === undefined
    ? undefined
    : {
        url: SMS_URL,
        method: SMS_METHOD ?? 'POST',
        headers: SMS_HEADERS ?? {},
        body: SMS_BODY ?? '',
        success: SMS_SUCCESS,
      }

const razorpayOf = (settings: Settings): RazorpaySettings | undefined => {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: webhookSecret } = settings
  return keyId && keySecret && webhookSecret
    ? { keyId, keySecret, webhookSecret, url: settings.RAZORPAY_URL }
    : undefined
}
