import type { FirebaseConfig } from '../src/core/app/config'
import { firebaseSender } from './notifications/firebase'
import { type FilePlace, openFileStore } from './files/store/open'
import { openFirestore } from './chat/chat.port'
import type { AgoraSettings } from './kit/agora'
import type { Clock } from './kit/clock'
import type { Database } from './kit/handlers'
import type { Logger } from './kit/logging'
import { storedSecret } from './kit/secrets'
import type { ServiceAccount } from './kit/serviceAccount'
import { httpSms, type SmsSettings } from './kit/sms'
import { demonstrationGateway } from './payment/gateway'
import type { RazorpaySettings } from './payment/payment.port'
import { razorpayGateway } from './payment/razorpay'

/** What reaches the world outside, as configured: plain values, which another thread can be given. */
export interface PartsSettings extends FilePlace {
  readonly origin: string
  readonly secret?: string | undefined
  readonly sms?: SmsSettings | undefined
  readonly razorpay?: RazorpaySettings | undefined
  readonly firebaseAccount?: ServiceAccount | undefined
  /** The project in which people's clients listen; without it nothing is copied there. */
  readonly firebase?: FirebaseConfig | undefined
  /** The project through which calls go, whose servers are told who is in one no more. */
  readonly agora?: AgoraSettings | undefined
}

/** Opens it for a thread that answers or does jobs. */
export const openParts = async (
  { secret, sms, razorpay, firebaseAccount, firebase, agora, origin, ...place }: PartsSettings,
  { db, clock, log }: { readonly db: Database; readonly clock: Clock; readonly log: Logger },
) => ({
  origin,
  agora,
  secret: secret ?? (await storedSecret(db, 'server')),
  files: await openFileStore(place),
  sms: sms && httpSms(sms, log),
  gateway: razorpay ? razorpayGateway({ settings: razorpay, origin, log }) : demonstrationGateway,
  push: firebaseAccount && firebaseSender({ account: firebaseAccount, now: clock.now }),
  store: firebaseAccount && firebase && openFirestore({ account: firebaseAccount, now: clock.now, url: firebase.url }),
})
