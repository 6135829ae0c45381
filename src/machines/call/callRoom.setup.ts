import { assign, emit, type EventObject, setup } from 'xstate'
import type { CallInvite, CallPerson, CallSession, CallSide } from '../../core/call/call'
import type { CallEvent, CallRefusal, CallTarget, CallTokens, MediaState } from '../../core/call/call.ports'
import { JOIN_TIMEOUT, LOST_AFTER } from '../../core/call/call.rules'
import type { ChosenDevices, Device, DeviceEvent, DeviceFaults, DeviceKind } from '../../core/call/devices.ports'
import type { Quality, Sending } from '../../core/call/quality.rules'
import { joinRoomPath } from '../../core/app/links'
import { prescriptionPath } from '../../core/prescription/prescription.params'
import type { Failure, Outcome } from '../../core/kit/outcome'
import { timeLimit } from '../../core/kit/timeLimit'
import { go, noticeOf } from '../kit/appEvent'
import { attemptKey } from '../kit/attempt'
import { emitEffect } from '../kit/effects'
import { unpluggedFeed } from '../kit/fromFeed'
import { unplugged, unpluggedAction } from '../kit/fromPort'
import { outcomes } from '../kit/onOutcome'
import { toChild } from '../kit/toChild'

/** What stands beside the faces. */
export type CallPanel = 'none' | 'chat' | 'prescription' | 'records'

/** What somebody had switched on when the page was reloaded. */
export interface Returning {
  readonly microphone: boolean
  readonly camera: boolean
}

export interface CallRoomContext {
  readonly bookingId: string
  readonly session: CallSession | null
  readonly failure: Failure | null
  readonly refusal: CallRefusal | null
  /** Was in the room before a reload: no lobby. */
  readonly returning: Returning | null
  /** Pressed Video call: no lobby asks again. */
  readonly isEntering: boolean
  /** The browser's system is too old for cameras. */
  readonly isUnsupported: boolean
  /** Where pushes reach this device. */
  readonly devicePushToken: string
  readonly faults: DeviceFaults
  readonly isAudible: boolean
  /** Those there are, which of them were chosen, and what was unplugged in the call. */
  readonly devices: readonly Device[]
  readonly chosen: ChosenDevices
  /** Empty for the one of the browser. */
  readonly speaker: string
  readonly unplugged: 'camera' | 'microphone' | null
  /** What the person wants to send, and what is sent. */
  readonly wanted: { readonly microphone: boolean; readonly camera: boolean }
  readonly own: MediaState
  readonly hasAgreed: boolean
  readonly isAdultPresent: boolean
  /** Join was pressed without what has to be agreed to. */
  readonly isPointedOut: boolean
  readonly isMoving: boolean
  /** What this person is let in with, and which number they have there. */
  readonly tokens: Partial<CallTokens>
  readonly uid: number | null
  readonly people: readonly CallPerson[]
  readonly media: Readonly<Record<number, MediaState>>
  /** Those whose line is being mended. */
  readonly broken: readonly number[]
  readonly quality: Quality
  readonly sending: Sending
  readonly panel: CallPanel
  readonly isMinimised: boolean
  /** The patient's answer to who may join. */
  readonly isAllowing: boolean
  readonly key: string
}

export type CallRoomEvent =
  | CallEvent<unknown>
  | DeviceEvent<unknown>
  | {
      type:
        | 'mic.toggled'
        | 'camera.toggled'
        | 'flip'
        | 'share.toggled'
        | 'agree.toggled'
        | 'adult.toggled'
        | 'join'
        | 'enter'
        | 'retry'
        | 'move.here'
        | 'minimise'
        | 'restore'
        | 'leave'
        | 'end'
        | 'take.out'
        | 'confirm'
        | 'dismiss'
        | 'again'
    }
  | { type: 'panel.chosen'; panel: CallPanel }
  | { type: 'invite.answered'; isAllowed: boolean }
  | { type: 'devices.listed'; devices: readonly Device[] }
  | { type: 'device.chosen'; kind: DeviceKind; id: string }
  /** The session as it is by now. */
  | { type: 'session.read'; session: CallSession }

const NO_FAULTS: DeviceFaults = { camera: null, microphone: null }
const SILENT: MediaState = { microphone: false, camera: false, sharing: false }

export const callRoomContext = (input: {
  readonly bookingId: string
  readonly returning: Returning | null
  readonly isEntering: boolean
  readonly isUnsupported: boolean
  readonly devicePushToken: string
}): CallRoomContext => ({
  ...input,
  session: null,
  failure: null,
  refusal: null,
  faults: NO_FAULTS,
  isAudible: false,
  devices: [],
  chosen: {},
  speaker: '',
  unplugged: null,
  wanted: input.returning ?? { microphone: true, camera: true },
  own: SILENT,
  hasAgreed: false,
  isAdultPresent: false,
  isPointedOut: false,
  isMoving: false,
  tokens: {},
  uid: null,
  people: [],
  media: {},
  broken: [],
  quality: 'good',
  sending: 'full',
  panel: 'none',
  isMinimised: false,
  isAllowing: false,
  key: '',
})

const wantsConsent = ({ session }: CallRoomContext): boolean => session?.consent?.isGiven === false
export const isReadyToJoin = (context: CallRoomContext): boolean =>
  !wantsConsent(context) ||
  (context.hasAgreed && (context.session?.consent?.isMinor !== true || context.isAdultPresent))

/** Others who are in the room. */
export const othersHere = ({ people, uid }: CallRoomContext): readonly CallPerson[] =>
  people.filter((each) => each.isHere && each.uid !== uid)

/** Whom somebody of a call is there for: staff for the patient, everybody else for staff. */
const isAwaitedBy = (own: CallSide, { side }: CallPerson): boolean =>
  own === 'staff' ? side === 'patient' : side === 'staff'

/** Who was in the room and is not any more, of those one is there for; null where nobody was. */
export const whoLeft = ({ people, session }: CallRoomContext): CallPerson | null =>
  people.find((each) => session !== null && isAwaitedBy(session.side, each) && each.wasIn && !each.isHere) ?? null

/** Whom the patient has let in. */
export const letInBy = ({ session }: CallRoomContext): CallInvite | null =>
  session?.side === 'patient' && session.invite?.isAllowed === true ? session.invite : null

/** Whom the patient is asked about. */
export const askedOf = ({ session }: CallRoomContext): CallInvite | null =>
  session?.side === 'patient' && session.invite?.isAllowed === null ? session.invite : null

interface Sender {
  readonly context: CallRoomContext
}

export const callRoomSetup = setup({
  types: {
    context: {} as CallRoomContext,
    input: {} as Parameters<typeof callRoomContext>[0],
    events: {} as CallRoomEvent,
    emitted: {} as { type: 'stream'; uid: number; stream: unknown } | { type: 'own.stream'; stream: unknown },
    tags: {} as 'inside' | 'loading',
  },
  actors: {
    loadSession: unplugged<{ id: string }, CallSession>('call.session'),
    consent: unplugged<{ id: string; version: string; isAdultPresent: boolean; key: string }, object>('call.consent'),
    endCall: unplugged<{ id: string; key: string }, object>('call.end'),
    answerInvite: unplugged<{ id: string; inviteId: string; isAllowed: boolean; key: string }, CallInvite>(
      'call.answerInvite',
    ),
    takeOut: unplugged<{ id: string; inviteId: string; key: string }, CallInvite>('call.takeOut'),
    devices: unpluggedFeed<{ chosen: ChosenDevices }>('devices'),
    /** Tells which devices there are. */
    deviceList: unpluggedFeed<object>('devices.watch'),
    /** Tells how the session is by now: who is there, what the doctor is at, whether a prescription was signed. */
    news: unpluggedFeed<{ bookingId: string }>('call.news'),
    line: unpluggedFeed<CallTarget>('call.join'),
  },
  delays: { untilAskedAgain: 10_000, untilLost: LOST_AFTER * 1000, untilNotJoined: timeLimit(JOIN_TIMEOUT) },
  guards: {
    ...outcomes,
    isUnknown: (_, outcome: Outcome<unknown>) => !outcome.ok && outcome.failure.kind === 'notFound',
    isTooEarly: ({ context }) => context.session?.closed === 'callTooEarly',
    isOver: ({ context }) => context.session?.closed === 'callOver',
    isReturning: ({ context: { returning, isEntering, session } }) =>
      returning !== null || (isEntering && session?.side === 'staff'),
    lacksAgreement: ({ context }) => !isReadyToJoin(context),
    wantsConsent: ({ context }) => wantsConsent(context),
    isSpeaker: (_, kind: DeviceKind) => kind === 'speaker',
    isStaff: ({ context }) => context.session?.side === 'staff',
    isAsked: ({ context }) => askedOf(context) !== null,
    hasLetIn: ({ context }) => letInBy(context) !== null,
    isBroken: ({ context }) => context.broken.length > 0,
    isClear: ({ context }) => context.broken.length === 0,
    isTogether: ({ context }) => othersHere(context).length > 0,
    isAlone: ({ context }) => othersHere(context).length === 0,
    isRefusedBy: (_, { code, by }: { code: CallRefusal; by: readonly CallRefusal[] }) => by.includes(code),
  },
  actions: {
    keepFailure: assign((_, outcome: Outcome<unknown>) => ({ failure: outcome.ok ? null : outcome.failure })),
    forgetFailure: assign({ failure: null }),
    keepSession: assign((_, outcome: Outcome<CallSession>) =>
      outcome.ok ? { session: outcome.value, failure: null, people: outcome.value.people } : {},
    ),
    keepNews: assign((_, session: CallSession) => ({ session })),
    keepFaults: assign(({ context: { wanted } }, { camera, microphone }: DeviceFaults) => ({
      faults: { camera, microphone },
      isAudible: false,
      wanted: { camera: wanted.camera && camera === null, microphone: wanted.microphone && microphone === null },
    })),
    forgetDevices: assign({ faults: NO_FAULTS, isAudible: false }),
    keepDevices: assign((_, devices: readonly Device[]) => ({ devices })),
    chooseSpeaker: assign((_, speaker: string) => ({ speaker })),
    chooseDevice: assign(({ context: { chosen } }, { kind, id }: { kind: DeviceKind; id: string }) => ({
      chosen: { ...chosen, [kind]: id },
      unplugged: null,
    })),
    /** What was unplugged is not chosen any more: the browser's own takes its place. */
    loseDevice: assign(({ context: { chosen } }, unplugged: 'camera' | 'microphone') => {
      const { [unplugged]: _, ...others } = chosen
      return { chosen: others, unplugged }
    }),
    /** It does not open: it is switched off until it is pressed again. */
    keepFault: assign(
      ({ context: { faults, wanted } }, { kind, fault }: Extract<CallEvent<unknown>, { type: 'device.failed' }>) => ({
        faults: { ...faults, [kind]: fault },
        wanted: { ...wanted, [kind]: false },
        unplugged: null,
      }),
    ),
    forgetFaults: assign({ faults: NO_FAULTS, unplugged: null }),
    sendDevice: toChild('line', ({ context: { chosen } }: Sender, kind: 'camera' | 'microphone') => ({
      type: 'device',
      kind,
      deviceId: chosen[kind] ?? '',
    })),
    noteSound: assign({ isAudible: true }),
    showOwn: emit(({ event }: { event: EventObject }) => ({
      type: 'own.stream' as const,
      // Emitted where a stream comes alone.
      stream: (event as unknown as { readonly stream: unknown }).stream,
    })),
    showStream: emit(({ event }: { event: EventObject }) => {
      const { uid, stream } = event as unknown as { readonly uid: number; readonly stream: unknown }
      return { type: 'stream' as const, uid, stream }
    }),
    toggleWanted: assign(({ context: { wanted } }, name: 'microphone' | 'camera') => ({
      wanted: { ...wanted, [name]: !wanted[name] },
    })),
    sendMic: toChild('line', ({ context }: Sender) => ({ type: 'mic', isOn: context.wanted.microphone })),
    sendCamera: toChild('line', ({ context }: Sender) => ({ type: 'camera', isOn: context.wanted.camera })),
    sendFlip: toChild('line', () => ({ type: 'flip' })),
    sendRenew: toChild('line', () => ({ type: 'renew' })),
    sendShare: toChild('line', ({ context }: Sender) => ({ type: 'share', isOn: !context.own.sharing })),
    toggleAgreed: assign(({ context }) => ({ hasAgreed: !context.hasAgreed, isPointedOut: false })),
    toggleAdult: assign(({ context }) => ({ isAdultPresent: !context.isAdultPresent, isPointedOut: false })),
    pointOut: assign({ isPointedOut: true }),
    beginAttempt: assign({ key: () => attemptKey(), failure: null }),
    noteConsent: assign(({ context: { session } }) => ({
      session: session && { ...session, consent: session.consent && { ...session.consent, isGiven: true } },
      hasAgreed: false,
      isAdultPresent: false,
    })),
    keepAnswer: assign((_, isAllowing: boolean) => ({ isAllowing })),
    noteAnswer: assign(({ context: { session } }, outcome: Outcome<CallInvite>) =>
      outcome.ok && session ? { session: { ...session, invite: outcome.value } } : {},
    ),
    forgetAnswer: assign({ isAllowing: false }),
    notify: emitEffect((_, outcome: Outcome<unknown>) => noticeOf(outcome)),
    moveHere: assign({ isMoving: true }),
    keepTokens: assign(({ context }, tokens: Partial<CallTokens>) => ({ tokens: { ...context.tokens, ...tokens } })),
    enter: assign((_, { entry }: Extract<CallEvent<unknown>, { type: 'joined' }>) => ({
      uid: entry.uid,
      people: entry.people,
      isMoving: false,
      returning: null,
      refusal: null,
    })),
    forgetRoom: assign(({ context: { session } }) => ({
      session: session && { ...session, invite: null },
      tokens: {},
      uid: null,
      people: [],
      media: {},
      own: SILENT,
      broken: [],
      quality: 'good',
      sending: 'full',
      panel: 'none',
      unplugged: null,
      faults: NO_FAULTS,
      isMinimised: false,
      isMoving: false,
      isAllowing: false,
      failure: null,
    })),
    keepRefusal: assign((_, refusal: CallRefusal) => ({ refusal, returning: null })),
    keepPeople: assign((_, people: readonly CallPerson[]) => ({ people })),
    keepMedia: assign(({ context }, { uid, media }: { uid: number; media: MediaState }) => ({
      media: { ...context.media, [uid]: media },
    })),
    keepOwn: assign((_, own: MediaState) => ({ own })),
    noteBroken: assign(({ context }, uid: number) => ({
      broken: context.broken.includes(uid) ? context.broken : [...context.broken, uid],
    })),
    noteClear: assign(({ context }, uid: number) => ({ broken: context.broken.filter((each) => each !== uid) })),
    keepQuality: assign((_, quality: Quality) => ({ quality })),
    keepSending: assign((_, sending: Sending) => ({ sending })),
    choosePanel: assign(({ context }, panel: CallPanel) => ({ panel: context.panel === panel ? 'none' : panel })),
    minimise: assign({ isMinimised: true }),
    goAway: emitEffect(({ context: { session, panel, bookingId } }) =>
      session?.side === 'staff'
        ? go(panel === 'prescription' ? prescriptionPath(bookingId) : '/schedule')
        : go('/home'),
    ),
    /** Full size again: nothing stands beside the faces. */
    restore: assign({ isMinimised: false, panel: 'none' }),
    goBack: emitEffect(({ context }) => go(joinRoomPath(context.bookingId))),
    /** What a reload goes on with; written by the wiring. */
    remember: unpluggedAction('callPlace.remember'),
    forget: unpluggedAction('callPlace.forget'),
    wantEntry: assign({ isEntering: true }),
    comeIn: assign({ isEntering: false }),
    comeBackNoMore: assign({ returning: null }),
  },
})
