import { readFileSync } from 'node:fs'
import * as Schema from 'effect/Schema'
import { FirebaseConfig } from '../../src/core/app/config'
import { ServiceAccount } from '../kit/serviceAccount'

/** What a browser talks to when it makes a push token, signs in, and listens to the copy of the chats. */
const FIREBASE_ORIGINS = [
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
  'https://firestore.googleapis.com',
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
] as const

/** The origins a browser talks to for a project; that of a stand-in beside them. */
export const firebaseOrigins = ({ url }: FirebaseConfig): readonly string[] => [
  ...FIREBASE_ORIGINS,
  ...(url === undefined ? [] : [new URL(url).origin]),
]

const { url: _, ...texts } = FirebaseConfig.fields
const read = Schema.decodeUnknownSync(Schema.fromJsonString(Schema.Struct(texts)))

/**
 * The project of `FIREBASE_CONFIG`; nothing set is none. `url` is that of a stand-in for Google's services. Throws when
 * it is not what a browser needs.
 */
export const firebaseOf = (text: string | undefined, url?: string): FirebaseConfig | undefined => {
  if (text === undefined || text.trim() === '') return undefined
  try {
    return { ...read(text), ...(url !== undefined && { url }) }
  } catch {
    throw new Error(`FIREBASE_CONFIG must be JSON with the texts ${Object.keys(texts).join(', ')} of the web app`)
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
