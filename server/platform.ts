import type { FirebaseConfig } from '../src/core/app/config'
import type { Contract } from '../src/core/kit/endpoint'
import type { Firestore } from './chat/chat.port'
import type { FileStore } from './files/store/fileStore'
import type { Clock } from './kit/clock'
import type { Database } from './kit/handlers'
import type { Seal } from './kit/pdf/seal'
import type { Feed } from './kit/feed'
import type { Limits } from './kit/limits'
import type { Sms } from './kit/outbox'
import type { FindCaller } from './kit/policy'
import type { RuledHandlers, RulesOf, ServerRoom } from './kit/room'
import type { RoomTexts } from './kit/texts'
import type { AgoraSettings } from './kit/agora'
import type { TurnSettings } from './kit/turn'
import type { PlacesService } from './location/places'
import type { PushSender } from './notifications/firebase'
import type { PaymentGateway } from './payment/paymentGateway'

/** What handlers need of the process they run in. */
export interface Platform {
  readonly files: FileStore
  /** Null where no Firebase project pushes. */
  readonly firebase: FirebaseConfig | null
  readonly gateway: PaymentGateway
  readonly limits: Limits
  /** Sends pushes to devices; null where no Firebase project does. */
  readonly push: PushSender | null
  /** `https://host` under which people reach the server: addresses on paper begin with it. */
  readonly origin: string
  readonly places: PlacesService
  /** Signs documents; null where the practice's own key does. */
  readonly seal: ((db: Database) => Promise<Seal>) | null
  /** Keys for codes and places are derived from it. */
  readonly secret: string
  readonly sms: Sms
  /** Holds a copy of the chats, to which clients listen; null where they listen to this server. */
  readonly store: Firestore | null
  /** The project of Agora through which calls go; null where browsers connect to each other. */
  readonly agora: AgoraSettings | null
  /** The relay of calls; null where browsers reach each other alone. */
  readonly turn: TurnSettings | null
}

/** What is answered outside the contract needs more of it. */
export interface RunningPlatform extends Platform {
  readonly clock: Clock
  readonly feed: Feed
  readonly findCaller: FindCaller
}

/** A room as `rooms.ts` lists it. */
export type Room<Api extends Contract, Texts extends RoomTexts> = ServerRoom<Api, Texts, Platform, RunningPlatform>

/** Declares a room: `export const bookingRoom = room(bookingApi, { handlers, policy, texts })`. */
export const room = <Api extends Contract, Texts extends RoomTexts, const Rules extends RulesOf<Api>>(
  _: Api,
  parts: Omit<Room<Api, Texts>, 'handlers' | 'policy'> & {
    readonly handlers:
      | RuledHandlers<Api, keyof Texts & string, Rules>
      | ((platform: Platform) => RuledHandlers<Api, keyof Texts & string, Rules>)
    readonly policy: Rules
  },
): Room<Api, Texts> =>
  // A rule lets nobody through but the callers that its handler takes; the list of all rooms no longer knows whom.
  parts as unknown as Room<Api, Texts>
