import * as Schema from 'effect/Schema'
import type { FirebaseApp } from 'firebase/app'
import type { DocumentData, Firestore } from 'firebase/firestore'
import type { FirebaseConfig } from '../../core/app/config'
import type { ChatSide, Message } from '../../core/chat/chat'
import type { ChatFeed, ChatFeedEvent, ChatSubscription } from '../../core/chat/chat.ports'
import { MessageOnWire } from '../../core/chat/chat.wire'
import { documentPath } from '../../core/chat/documents'
import type { Outcome } from '../../core/kit/outcome'
import { timeLimit } from '../../core/kit/timeLimit'

/** Firebase's libraries, fetched with the first subscription. */
export const chatSdk = () => import('./sdk')
export type ChatSdk = Awaited<ReturnType<typeof chatSdk>>

export interface ChatStoreParts {
  readonly project: FirebaseConfig
  /** With what the person signs in; null where the server keeps no copy. */
  readonly token: () => Promise<Outcome<{ readonly token: string | null }>>
  readonly load?: () => Promise<ChatSdk>
}

/** A person who is signed in, as the libraries have them. */
interface SignedIn {
  readonly sdk: ChatSdk
  readonly app: FirebaseApp
  readonly store: Firestore
  readonly userId: string
}
type SignIn = SignedIn | 'none' | 'lost' | 'ended'

/** Milliseconds without an answer of the service after which a feed counts as lost. */
const ANSWERED_WITHIN = timeLimit(10_000)

const readMessage = Schema.decodeUnknownOption(MessageOnWire)
const messageOf = (data: unknown): Message | null => {
  const read = readMessage(data)
  return read._tag === 'Some' ? read.value : null
}

type Numbers = Readonly<Record<string, number>>

/** Entries of a map of numbers that are new or higher than they were. */
const risen = (before: Numbers, now: Numbers): readonly (readonly [string, number])[] =>
  Object.entries(now).filter(([key, value]) => value > (before[key] ?? 0))

/** What a listener reports of one document or query; the first time as it is found, later as it changed. */
interface Listener {
  readonly begin: (
    signed: SignedIn,
    received: (isCached: boolean) => void,
    failed: (error: { readonly code: string }) => void,
  ) => () => void
}

const documentListener = (
  path: string,
  changed: (data: DocumentData, before: DocumentData | null) => void,
): Listener => ({
  begin: ({ sdk, store }, received, failed) => {
    let before: DocumentData | null = null
    return sdk.onSnapshot(
      sdk.doc(store, path),
      { includeMetadataChanges: true },
      (snapshot) => {
        const data = snapshot.data() ?? {}
        if (!snapshot.metadata.fromCache) {
          if (before !== null) changed(data, before)
          before = data
        }
        received(snapshot.metadata.fromCache)
      },
      failed,
    )
  },
})

const marksOf = (data: DocumentData): Numbers => (data['marks'] ?? {}) as Numbers
const takenBackOf = (data: DocumentData) => (data['takenBack'] ?? []) as readonly { readonly id: string }[]

/** Events of what a document says of its side: how far it was read, what was taken back. */
const sideEvents = (side: ChatSide, now: DocumentData, before: DocumentData): readonly ChatFeedEvent[] => {
  const known = new Set(takenBackOf(before).map(({ id }) => id))
  return [
    ...risen(marksOf(before), marksOf(now)).map(([userId, seq]): ChatFeedEvent => ({
      type: 'mark.moved',
      side,
      userId,
      seq,
    })),
    ...takenBackOf(now)
      .filter(({ id }) => !known.has(id))
      .flatMap((data): ChatFeedEvent[] => {
        const message = messageOf(data)
        return message === null ? [] : [{ type: 'message.changed', side, seq: message.seq, message }]
      }),
  ]
}

/**
 * The feed of chat over the documents of a Firebase project, which copy what the server holds. Nothing of it is kept on
 * the device. A listener that is refused asks for a new token once; then the feed has ended.
 */
export const chatOverStore = ({ project, token, load = chatSdk }: ChatStoreParts) => {
  let signing: Promise<SignIn> | undefined
  const stops = new Set<() => void>()
  /** The highest number that a subscription was reported: begun anew, it is not reported of it again. */
  const reported = new WeakMap<ChatSubscription, number>()

  const signIn = async (): Promise<SignIn> => {
    const answer = await token()
    if (!answer.ok) return ['unauthenticated', 'forbidden', 'blocked'].includes(answer.failure.kind) ? 'ended' : 'lost'
    if (answer.value.token === null) return 'none'
    const sdk = await load()
    const { vapidKey: _, url, ...options } = project
    const app = sdk.initializeApp(options, `chat ${crypto.randomUUID()}`)
    const auth = sdk.initializeAuth(app, { persistence: sdk.inMemoryPersistence })
    const store = sdk.initializeFirestore(app, { localCache: sdk.memoryLocalCache() })
    if (url !== undefined) {
      const { hostname, port } = new URL(url)
      sdk.connectAuthEmulator(auth, url, { disableWarnings: true })
      sdk.connectFirestoreEmulator(store, hostname, Number(port))
    }
    try {
      const { user } = await sdk.signInWithCustomToken(auth, answer.value.token)
      return { sdk, app, store, userId: user.uid }
    } catch {
      await sdk.deleteApp(app)
      return 'lost'
    }
  }
  const leave = async (left: Promise<SignIn> | undefined): Promise<void> => {
    const signed = await left?.catch(() => null)
    if (signed === null || typeof signed !== 'object') return
    await signed.sdk.terminate(signed.store)
    await signed.sdk.deleteApp(signed.app)
  }
  /** Whoever is signed in; what failed is tried anew by the next who asks. */
  const signedIn = (): Promise<SignIn> => {
    if (signing !== undefined) return signing
    const current: Promise<SignIn> = signIn()
      .catch((): SignIn => 'lost')
      .then((signed) => {
        if ((signed === 'lost' || signed === 'ended') && signing === current) signing = undefined
        return signed
      })
    signing = current
    return current
  }
  /** Drops a sign-in that was refused, once, however many listeners found out. */
  const signInAgain = async (refused: SignedIn): Promise<SignIn> => {
    const current = signing
    if ((await current) === refused && signing === current) {
      signing = undefined
      void leave(current)
    }
    return signedIn()
  }

  const listenersOf = (
    input: ChatSubscription,
    userId: string,
    on: (event: ChatFeedEvent) => void,
  ): readonly Listener[] => {
    if ('inbox' in input)
      return [
        documentListener(documentPath.inbox(userId), (now, before) => {
          for (const [id] of risen((before?.['changed'] ?? {}) as Numbers, (now['changed'] ?? {}) as Numbers))
            on({ type: 'inbox.changed', id, rev: 0 })
        }),
      ]
    const { conversation, side } = input
    const emitSide = (now: DocumentData, before: DocumentData | null) =>
      sideEvents(side, now, before ?? {}).forEach((event) => on(event))
    return [
      documentListener(documentPath.conversation(conversation), (now, before) => {
        if (side === 'patient') emitSide(now, before)
        if (stateOf(now) !== stateOf(before ?? {})) on({ type: 'conversation.changed', rev: Number(now['rev'] ?? 0) })
      }),
      ...(side === 'internal' ? [documentListener(documentPath.summary(conversation), emitSide)] : []),
      documentListener(documentPath.live(conversation, side), (now, before) => {
        const typing = (data: DocumentData | null) => (data?.['typing'] ?? {}) as Numbers
        for (const [who] of risen(typing(before), typing(now)))
          if (who !== userId) on({ type: 'typing', side, userId: who })
      }),
      messagesListener(input, on),
    ]
  }

  const messagesListener = (
    input: Exclude<ChatSubscription, { readonly inbox: true }>,
    on: (event: ChatFeedEvent) => void,
  ): Listener => ({
    begin: ({ sdk, store }, received, failed) => {
      const { conversation, side, after } = input
      const from = Math.max(after, reported.get(input) ?? 0)
      const messages = sdk.collection(store, documentPath.messages(conversation, side))
      return sdk.onSnapshot(
        sdk.query(messages, sdk.where('seq', '>', from), sdk.orderBy('seq')),
        { includeMetadataChanges: true },
        (snapshot) => {
          for (const change of snapshot.docChanges()) {
            const message = change.type === 'added' ? messageOf(change.doc.data()) : null
            if (message === null || message.seq <= (reported.get(input) ?? 0)) continue
            reported.set(input, message.seq)
            on({ type: 'message.added', side, seq: message.seq, message })
          }
          received(snapshot.metadata.fromCache)
        },
        failed,
      )
    },
  })

  const subscribe = (input: ChatSubscription, on: (event: ChatFeedEvent) => void): (() => void) => {
    let isStopped = false
    let stopListeners = () => {}
    const end = (event?: ChatFeedEvent) => {
      if (isStopped) return
      isStopped = true
      stops.delete(stop)
      stopListeners()
      if (event !== undefined) on(event)
    }
    const stop = () => end()
    stops.add(stop)
    const begin = (signed: SignIn, isAgain: boolean) => {
      if (isStopped) return
      if (typeof signed !== 'object') return end({ type: signed === 'ended' ? 'feed.ended' : 'feed.lost' })
      let isRefused = false
      const listeners = listenersOf(input, signed.userId, (event) => isStopped || isRefused || on(event))
      const waited = new Set(listeners)
      const late = setTimeout(() => end({ type: 'feed.lost' }), ANSWERED_WITHIN)
      const received = (listener: Listener, isCached: boolean) => {
        if (isStopped || isRefused) return
        // Cut off from the service: what comes meanwhile is fetched by rows once it is back.
        if (isCached && waited.size === 0) return end({ type: 'feed.lost' })
        if (isCached || !waited.delete(listener) || waited.size > 0) return
        clearTimeout(late)
        on({ type: 'feed.opened' })
      }
      const failed = ({ code }: { readonly code: string }) => {
        if (isStopped || isRefused) return
        if (code !== 'permission-denied' && code !== 'unauthenticated') return end({ type: 'feed.lost' })
        if (isAgain) return end({ type: 'feed.ended' })
        // Rights change with the session's document: a token of now says whether there are any.
        isRefused = true
        stopListeners()
        const goOn = async () => begin(await signInAgain(signed), true)
        void goOn()
      }
      const each = listeners.map((listener) =>
        listener.begin(signed, (isCached) => received(listener, isCached), failed),
      )
      stopListeners = () => {
        clearTimeout(late)
        for (const stopOne of each) stopOne()
      }
    }
    const start = async () => begin(await signedIn(), false)
    void start()
    return stop
  }

  return {
    /** Whether the server keeps a copy; what cannot be asked now may be later. */
    isThere: async (): Promise<boolean> => (await signedIn()) !== 'none',
    subscribe,
    /** Signs out: nothing is listened to any more, and nothing is kept. */
    forget: async (): Promise<void> => {
      for (const stop of stops) stop()
      const left = signing
      signing = undefined
      await leave(left)
    },
  } satisfies ChatFeed & { isThere: () => Promise<boolean>; forget: () => Promise<void> }
}

export type ChatStore = ReturnType<typeof chatOverStore>

/** What of a conversation its readers are reported of, beside its messages and marks. */
const stateOf = ({ rev, status, windows, users, bookingDate, dischargedDate }: DocumentData): string =>
  JSON.stringify([rev, status, windows, users, bookingDate, dischargedDate])
