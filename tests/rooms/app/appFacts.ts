import type { ActorLogic, EventObject, Snapshot, SnapshotFrom } from 'xstate'
import { type RouteName, routes, type Width } from '../../../src/core/app/routes'
import type { Location } from '../../../src/core/location/location'
import type { LoginResult } from '../../../src/core/session/session'
import { pageKey } from '../../../src/machines/app/app.context'
import type { appMachine } from '../../../src/machines/app/app.machine'
import type { LeafOf, Step } from '../../kit/paths/model'
import type { FeatureId, Place } from '../../../src/machines/app/feature'
import { staffMember } from '../session/staffMember'

/** Unix seconds. */
export const NOW = 1_795_000_000
export const HERE: Location = { latitude: 23.02, longitude: 72.57, label: 'Ahmedabad' }

const guest: LoginResult = { ...staffMember('GUEST'), userId: null, token: 'g', permissions: [] }
const patient: LoginResult = { ...staffMember('PATIENT'), name: 'Asha Patel', token: 'p', permissions: [] }
/** Who may be here; somebody new has no complete profile. */
export const people = { guest, new: { ...patient, isProfileComplete: false }, patient } as const
type Person = keyof typeof people

export const placeOf = (route: RouteName): Place => {
  const { path } = routes[route]
  return { route, path, params: {}, key: path }
}

const personOf = (login: LoginResult | null): Person | null =>
  login === null ? null : login.role === 'GUEST' ? 'guest' : login.isProfileComplete ? 'patient' : 'new'

/** What the app goes by: who is here where, what was opened, and how far the session has come. */
export interface AppFacts {
  readonly saved: string | null
  readonly at: string | null
  readonly who: string | null
  readonly session: string
  /** Whether the page is the one for this place and person. */
  readonly isOpened: boolean
  readonly shown: string | null
  readonly slots: string
  readonly hasFeatures: boolean
  readonly hasLocation: boolean
  readonly isAsked: boolean
  readonly width: string
}

export const factsOf = ({ context }: SnapshotFrom<typeof appMachine>): AppFacts => ({
  saved: personOf(context.saved.login),
  at: context.place?.route ?? null,
  who: personOf(context.login),
  session: context.isUnseen ? 'unseen' : context.isSettled ? 'settled' : 'arriving',
  isOpened: context.opened === pageKey(context),
  shown: context.shown,
  slots: context.slots.join(' '),
  hasFeatures: context.openedFor !== null,
  hasLocation: context.location !== null,
  isAsked: context.isAsked,
  width: context.width,
})

export const begun: AppFacts = {
  saved: null,
  at: null,
  who: null,
  session: 'unseen',
  isOpened: false,
  shown: null,
  slots: 'page',
  hasFeatures: false,
  hasLocation: false,
  isAsked: false,
  width: 'phone',
}

export const loginOf = (who: string | null): LoginResult | null => (who === null ? null : people[who as Person])

/** A slot is asked to open a feature for whoever is here. */
export const opens =
  (slot: string, feature: { readonly id: FeatureId; readonly at?: string; readonly stays?: boolean }) =>
  ({ at, who, width }: Pick<AppFacts, 'at' | 'who' | 'width'>): string =>
    `${slot} ← open ${JSON.stringify({
      request: { feature, place: at && placeOf(at as RouteName), login: loginOf(who), width },
    })}`

export const opensPage = (facts: AppFacts): string => opens('page', { id: `page.${facts.at as RouteName}` })(facts)
export const opensLogin = opens('dialog.login', { id: 'dialog.login' })
export const opensProfile = opens('dialog.profile', { id: 'dialog.profile' })
export const opensNotifications = opens('session.notifications', { id: 'session.notifications' })

/** Every slot is told. */
const toSlots =
  (event: string) =>
  ({ slots }: AppFacts): readonly string[] =>
    slots.split(' ').map((slot) => `${slot} ← ${event}`)
export const left = toSlots('place.left')
export const changedTo = (who: string | null) => toSlots(`person.changed ${JSON.stringify({ login: loginOf(who) })}`)

export const withSlot = ({ slots }: AppFacts, slot: string): string =>
  slots.split(' ').includes(slot) ? slots : `${slots} ${slot}`

/** What the session says of itself. */
export const sessionSays = (who: Person | null, tags: readonly string[]) => ({
  type: 'xstate.snapshot.session',
  snapshot: {
    context: { login: loginOf(who) },
    tags,
    hasTag: (tag: string) => tags.includes(tag),
  },
})

/** Stands for the session: takes what it is sent, and says nothing by itself. */
export const silentSession: ActorLogic<Snapshot<undefined>, EventObject> = {
  // Snapshots of actors that are not active do not reach their parent.
  getInitialSnapshot: () => ({ status: 'stopped', output: undefined, error: undefined }),
  transition: (snapshot) => snapshot,
  getPersistedSnapshot: (snapshot) => snapshot,
}

export const closed = (slot: string, output: unknown = null) => ({ type: 'slot.closed', slot, output })
export const goesTo = (route: RouteName) => ({ type: 'place.changed', place: placeOf(route), now: NOW })
export const starting = (who: Person | null, width: Width, isAsked: boolean) => ({
  saved: { login: loginOf(who), remembered: null },
  width,
  now: NOW,
  location: { at: null, isAsked },
  features: ['session.notifications', 'app.connection'],
})

/** Somebody has come: the page is opened for them, and what belongs to their session. */
export const here = (facts: AppFacts, who: Person) => ({
  who,
  session: 'settled',
  isOpened: true,
  hasFeatures: true,
  slots: withSlot(facts, 'session.notifications'),
})

export type AppStep = Step<LeafOf<typeof appMachine>, AppFacts>

export const IDLE = 'verification.idle.resting'

export const DECIDING = 'verification.idle.deciding'

export const ASKING = 'verification.asking'

export const CLOSES_LOGIN = 'dialog.login ← close'

export const RESUMES = 'session ← verification.resumed'

export const GIVES_UP = 'session ← verification.abandoned'

/** Whoever is here, at rest on the home page with everything open. */
export const isHome = ({ at, session, shown }: AppFacts) => at === 'home' && session === 'settled' && shown === 'home'

/** A patient with a profile on the home page, and nothing over it. */
export const isAlone = ({ who, at, session }: AppFacts): boolean =>
  who === 'patient' && at === 'home' && session === 'settled'
