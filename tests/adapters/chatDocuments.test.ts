import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openFirestore, type Write } from '../../server/chat/firestore'
import { type FirestoreStandIn, startFirestore } from '../../server/dev/firestore/standIn'
import { documentRules } from '../../src/core/chat/documents'
import type { Role } from '../../src/core/session/permissions'
import { chatSdkInNode } from '../kit/chatSdk'

const HOUR = 3600
const seconds = () => Math.floor(Date.now() / 1000)

/** Everybody who may try, with the rights that their session's document has. */
const people: Readonly<Record<string, { readonly role: Role; readonly doctorId?: string; readonly until?: number }>> = {
  owner: { role: 'PATIENT' },
  otherPatient: { role: 'PATIENT' },
  doctor: { role: 'DOCTOR', doctorId: 'd1' },
  junior: { role: 'JR_DOCTOR', doctorId: 'd1' },
  otherDoctor: { role: 'DOCTOR', doctorId: 'd2' },
  otherJunior: { role: 'JR_DOCTOR', doctorId: 'd2' },
  formerJunior: { role: 'JR_DOCTOR' },
  admin: { role: 'ADMIN' },
  pharmacy: { role: 'PHARMACY' },
  centre: { role: 'DIAGNOSTIC_CENTER' },
  late: { role: 'PATIENT', until: -HOUR },
}
const TEAM = ['doctor', 'junior']

/** What is tried: a document, or the list it stands in; and who reads it. Everybody else is refused. */
const cells: readonly (readonly [path: string, is: 'get' | 'list', readers: readonly string[]])[] = [
  ['conversations/app_1', 'get', ['owner', ...TEAM]],
  ['conversations/app_1/patient/m1', 'get', ['owner', ...TEAM]],
  ['conversations/app_1/patient', 'list', ['owner', ...TEAM]],
  ['conversations/app_1/live/patient', 'get', ['owner', ...TEAM]],
  ['conversations/app_1/live', 'list', []],
  ['conversations/app_1/internal/m2', 'get', TEAM],
  ['conversations/app_1/internal', 'list', TEAM],
  ['conversations/app_1/live/internal', 'get', TEAM],
  ['conversations/app_1/staff/summary', 'get', TEAM],
  ['conversations/app_1/staff', 'list', []],
  ['conversations', 'list', []],
  ['conversations/sup_late', 'get', ['admin']],
  ['conversations/sup_pharmacy', 'get', ['pharmacy', 'admin']],
  ['conversations/sup_pharmacy/patient', 'list', ['pharmacy', 'admin']],
  ['conversations/sup_pharmacy/internal', 'list', []],
  ['conversations/nowhere', 'get', []],
  ['inboxes/owner', 'get', ['owner']],
  ['inboxes', 'list', []],
  ['sessions/owner', 'get', []],
  ['sessions', 'list', []],
  ['webClients/device-1', 'get', []],
]

const conversation = (id: string, patientId: string, type = 'appointment'): Write => ({
  path: `conversations/${id}`,
  fields: { type, doctorId: type === 'support' ? null : 'd1', users: { patient_id: patientId } },
})

describe('The documents of chats, read through the SDK', () => {
  let google: FirestoreStandIn
  let sdk: Awaited<ReturnType<typeof chatSdkInNode>>
  const clients = new Map<string, Awaited<ReturnType<typeof signedIn>>>()

  const signedIn = async (userId: string, token: string) => {
    const { vapidKey: _, url, ...options } = google.firebase
    const app = sdk.initializeApp(options, `matrix ${userId}`)
    const auth = sdk.initializeAuth(app, { persistence: sdk.inMemoryPersistence })
    const store = sdk.initializeFirestore(app, { localCache: sdk.memoryLocalCache() })
    sdk.connectAuthEmulator(auth, url!, { disableWarnings: true })
    sdk.connectFirestoreEmulator(store, '127.0.0.1', Number(new URL(url!).port))
    if (token !== '') await sdk.signInWithCustomToken(auth, token)
    return { app, store }
  }

  beforeAll(async () => {
    google = await startFirestore()
    sdk = await chatSdkInNode()
    const store = openFirestore({ account: google.account, url: google.url, now: seconds })
    await store.commit([
      conversation('app_1', 'owner'),
      conversation('sup_late', 'late', 'support'),
      conversation('sup_pharmacy', 'pharmacy', 'support'),
      { path: 'conversations/app_1/patient/m1', fields: { seq: 1 } },
      { path: 'conversations/app_1/internal/m2', fields: { seq: 1 } },
      { path: 'webClients/device-1', fields: { deviceId: 'device-1' } },
      ...Object.entries(people).map(([userId, { role, doctorId = null, until = HOUR }]): Write => ({
        path: `sessions/${userId}`,
        fields: { userId, role, doctorId, until: new Date((seconds() + until) * 1000) },
      })),
    ])
    for (const userId of Object.keys(people))
      clients.set(userId, await signedIn(userId, await store.signIn(userId, userId, seconds())))
    // A session that has ended has no document; somebody else's session is nobody's; a guest does not sign in.
    clients.set('ended', await signedIn('ended', await store.signIn('owner', 'gone', seconds())))
    clients.set('stolen', await signedIn('stolen', await store.signIn('otherPatient', 'owner', seconds())))
    clients.set('guest', await signedIn('guest', ''))
  })
  afterAll(async () => {
    for (const { app, store } of clients.values()) {
      await sdk.terminate(store)
      await sdk.deleteApp(app)
    }
    await google.close()
  })

  const isRead = (who: string, path: string, is: 'get' | 'list') =>
    new Promise<boolean>((resolve, reject) => {
      const { store } = clients.get(who)!
      const failed = ({ code }: { readonly code: string }) =>
        code === 'permission-denied' ? resolve(false) : reject(new Error(code))
      const received = ({ metadata }: { readonly metadata: { readonly fromCache: boolean } }) => {
        if (!metadata.fromCache) resolve(true)
      }
      const how = { includeMetadataChanges: true }
      if (is === 'get') sdk.onSnapshot(sdk.doc(store, path), how, received, failed)
      else sdk.onSnapshot(sdk.query(sdk.collection(store, path)), how, received, failed)
    })

  test.each(cells)('%s: %s by those alone who read it', async (path, is, readers) => {
    const read: string[] = []
    for (const who of clients.keys()) if (await isRead(who, path, is)) read.push(who)
    expect(read.toSorted()).toEqual([...readers].toSorted())
  })

  test('every rule of the table is tried', () => {
    const shapes = cells.map(([path]) => path.split('/').length)
    const tried = (pattern: string) =>
      cells.some(([path]) => {
        const parts = pattern.split('/')
        return (
          path.split('/').length === parts.length &&
          path.split('/').every((part, index) => parts[index]!.startsWith('{') || parts[index] === part)
        )
      })
    expect(shapes.length).toBeGreaterThan(documentRules.length)
    expect(documentRules.map(({ path }) => path).filter((path) => !tried(path))).toEqual([])
  })
})
