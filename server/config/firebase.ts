import { readFileSync } from 'node:fs'
import * as Schema from 'effect/Schema'
import { FirebaseConfig } from '../../src/core/app/config'
import { ServiceAccount } from '../notifications/notifications.port'

/** What a browser talks to when it makes a push token and tells of itself. */
export const FIREBASE_ORIGINS = [
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
  'https://firestore.googleapis.com',
] as const

const read = Schema.decodeUnknownSync(Schema.fromJsonString(FirebaseConfig))

/** The project of `FIREBASE_CONFIG`; nothing set is none. Throws when it is not what a browser needs. */
export const firebaseOf = (text: string | undefined): FirebaseConfig | undefined => {
  if (text === undefined || text.trim() === '') return undefined
  try {
    return read(text)
  } catch {
    throw new Error(
      `FIREBASE_CONFIG must be JSON with the texts ${Object.keys(FirebaseConfig.fields).join(', ')} of the web app`,
    )
  }
}

const readAccount = Schema.decodeUnknownSync(Schema.fromJsonString(ServiceAccount))

/** The service account in the file of `GOOGLE_APPLICATION_CREDENTIALS`; nothing set is none. Throws when it is not one. */
export const serviceAccountAt = (path: string | undefined): ServiceAccount | undefined => {
  if (!path) return undefined
  try {
    return readAccount(readFileSync(path, 'utf8'))
  } catch {
    throw new Error(
      `GOOGLE_APPLICATION_CREDENTIALS must name the JSON file of a service account with ${Object.keys(ServiceAccount.fields).join(', ')}`,
    )
  }
}
