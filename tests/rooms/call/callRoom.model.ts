import type { CallPerson } from '../../../src/core/call/call'
import { callRoomMachine } from '../../../src/machines/call/callRoom.machine'
import { viewCallRoom } from '../../../src/machines/call/callRoom.view'
import { callSession as session, doctorInCall, patientInCall } from '../../kit/callSession'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

const entry = (uid: number, people: readonly CallPerson[]) => ({
  type: 'joined',
  entry: { uid, people, lastSignal: 0, iceServers: [], isRelayed: false },
})

const untouched = {
  side: 'none',
  consent: 'none',
  agreed: false,
  adult: false,
  lacks: false,
  closed: null,
  returning: false,
  entering: false,
  mic: true,
  camera: true,
  fault: null,
  audible: false,
  chosen: false,
  unplugged: null,
  others: 0,
  broken: 0,
  sharing: false,
  panel: 'none',
  minimised: false,
  quality: 'good',
  sending: 'full',
  refusal: null,
  failed: false,
  moving: false,
  asked: false,
  allowing: false,
  letIn: false,
} as const

/** What is forgotten of a room that one is not in any more. */
const gone = {
  fault: null,
  unplugged: null,
  others: 0,
  broken: 0,
  sharing: false,
  panel: 'none',
  minimised: false,
  quality: 'good',
  sending: 'full',
  moving: false,
  failed: false,
  asked: false,
  allowing: false,
  letIn: false,
} as const

/** Nothing in the lobby was chosen yet. */
const isFresh = (facts: { agreed: boolean; adult: boolean; lacks: boolean }) =>
  !facts.agreed && !facts.adult && !facts.lacks

/** A question is answered before anything else is done. */
const isCalm = (at: ReadonlySet<string>): boolean =>
  !['confirmingEnd', 'ending', 'answering', 'confirmingTakeOut', 'takingOut'].some((each) =>
    at.has(`inside.asking.${each}`),
  )

/** One thing of the room is changed at a time: what does not touch each other is not multiplied. */
const changes = (facts: Record<string, unknown>): number =>
  [
    facts['mic'] !== true,
    facts['camera'] !== true,
    facts['sharing'] === true,
    facts['panel'] !== 'none',
    facts['minimised'] === true,
    facts['chosen'] === true,
    facts['unplugged'] !== null,
    facts['quality'] !== 'good',
    facts['sending'] !== 'full',
    Number(facts['broken']) > 0,
    facts['asked'] === true,
    facts['letIn'] === true,
  ].filter(Boolean).length

const lobbyLeaf = 'lobby.trying'
const lines = [
  'inside.line.joining',
  'inside.line.waiting',
  'inside.line.connected',
  'inside.line.reconnecting',
] as const
const NEEDS_NETWORK = 'a line breaks between two browsers; tests/e2e/calls/pair.test.ts breaks one'

/** A video consultation from the lobby to its end: S1-256, S1-257, S2-185, S2-286, S2-287, decisions on consent. */
export const callRoomModel = modelOf(callRoomMachine)({
  name: 'callRoom',
  passed: ['judging', 'lobby.again'],
  delays: { untilAskedAgain: 10_000, untilLost: 60_000, untilNotJoined: 15_000 },
  facts: (snapshot) => {
    const { context } = snapshot
    const view = viewCallRoom(snapshot)
    return {
      side: context.session?.side ?? 'none',
      consent: view.consent === null ? 'none' : view.consent.isMinor ? 'minor' : 'adult',
      agreed: view.hasAgreed,
      adult: view.isAdultPresent,
      lacks: view.lacksAgreement,
      closed: context.session?.closed ?? null,
      returning: context.returning !== null,
      entering: context.isEntering,
      mic: view.wanted.microphone,
      camera: view.wanted.camera,
      fault: view.faults.camera,
      audible: view.isAudible,
      chosen: 'microphone' in view.chosen,
      unplugged: view.unplugged,
      others: view.others.length,
      broken: context.broken.length,
      sharing: view.own.sharing,
      panel: view.panel,
      minimised: view.isMinimised,
      quality: view.quality,
      sending: view.sending,
      refusal: view.refusal,
      failed: view.fault !== null,
      moving: context.isMoving,
      asked: view.asked !== null,
      allowing: context.isAllowing,
      letIn: view.letIn !== null,
    }
  },
  starts: {
    'Open the call of a visit': {
      input: { bookingId: 'b1', returning: null, isEntering: false, isUnsupported: false, devicePushToken: 'device' },
      to: 'opening',
      facts: untouched,
      how: 'A video appointment whose time is near; Join on its card',
    },
    'Reload the page in the room': {
      input: {
        bookingId: 'b1',
        returning: { microphone: true, camera: true },
        isEntering: false,
        isUnsupported: false,
        devicePushToken: 'device',
      },
      to: 'opening',
      facts: { ...untouched, returning: true },
    },
    'Press Video call beside a visit': {
      input: { bookingId: 'b1', returning: null, isEntering: true, isUnsupported: false, devicePushToken: 'device' },
      to: 'opening',
      facts: { ...untouched, entering: true },
      how: 'As the doctor of a video appointment whose time is near',
    },
  },
  states: {
    opening: { sees: 'That the call opens; where it is too early, when it does.', asks: { opening: { id: 'b1' } } },
    missing: 'That the call was not found, and the way to the own appointments.',
    failed: 'Why it could not be opened, and Try again.',
    tooEarly: 'When the call opens, counted down.',
    over: 'That the call is over, and the way to the own appointments.',
    'lobby.trying': {
      sees: 'The own picture, with whom one talks, what is agreed to where it was not yet, and Join.',
      asks: ({ chosen }: { chosen: boolean }) => ({
        devices: { chosen: chosen ? { microphone: 'm2' } : {} },
        news: { bookingId: 'b1' },
        deviceList: {},
      }),
    },
    consenting: {
      sees: 'Join, busy.',
      asks: ({ adult }: { adult: boolean }) => ({
        consenting: { id: 'b1', version: 'v1', isAdultPresent: adult, key: '<key>' },
      }),
    },
    'inside.line.joining': {
      sees: 'That one is joined.',
      asks: ({ mic, camera, moving, chosen }: { mic: boolean; camera: boolean; moving: boolean; chosen: boolean }) => ({
        line: {
          bookingId: 'b1',
          channelName: 'vc_1',
          memberId: 'm1',
          isMoving: moving,
          microphone: mic,
          camera,
          devices: chosen ? { microphone: 'm2' } : {},
        },
        deviceList: {},
        news: { bookingId: 'b1' },
      }),
    },
    'inside.line.waiting': 'That the other has not come in yet.',
    'inside.line.connected': 'The face of the other, with the own one in a corner.',
    'inside.line.reconnecting': 'That the line is mended, with the seconds.',
    'inside.asking.nothing': '',
    'inside.asking.confirmingEnd': 'Whether the call is to be ended for everybody.',
    'inside.asking.ending': {
      sees: 'The same, busy.',
      asks: { ending: { id: 'b1', key: '<key>' } },
    },
    'inside.asking.answering': {
      sees: 'Whether somebody may join, busy.',
      asks: ({ allowing }: { allowing: boolean }) => ({
        answering: { id: 'b1', inviteId: 'i1', isAllowed: allowing, key: '<key>' },
      }),
    },
    'inside.asking.confirmingTakeOut': 'Whether whom one let in is to be taken out of the call.',
    'inside.asking.takingOut': {
      sees: 'The same, busy.',
      asks: { takingOut: { id: 'b1', inviteId: 'i1', key: '<key>' } },
    },
    elsewhere: 'That one is in this call on another device, Move it here, and the way to the own appointments.',
    shut: 'Why one could not join, Try again, and the way to the own appointments.',
    lost: 'That the call broke off, Rejoin, and Leave the call.',
    summary: { sees: 'That one has left, what comes next, and Join again.', asks: { news: { bookingId: 'b1' } } },
  },
  steps: {
    'The call is open, the patient has agreed': {
      event: ends('opening', answered(session({}))),
      only: ({ entering }) => !entering,
      leads: [
        {
          in: 'opening',
          if: ({ returning }) => returning,
          to: ['inside.line.joining', 'inside.asking.nothing'],
          now: { side: 'patient', consent: 'none', closed: null, failed: false, others: 0 },
        },
        {
          in: 'opening',
          to: lobbyLeaf,
          now: { side: 'patient', consent: 'none', closed: null, failed: false, others: 0 },
        },
      ],
    },
    'The call is open, the patient has to agree': {
      event: ends('opening', answered(session({ consent: { version: 'v1', isGiven: false, isMinor: false } }))),
      only: ({ returning, entering, side }) => !returning && !entering && side === 'none',
      leads: { in: 'opening', to: lobbyLeaf, now: { side: 'patient', consent: 'adult', failed: false, closed: null } },
    },
    'The call is open, for a child': {
      event: ends('opening', answered(session({ consent: { version: 'v1', isGiven: false, isMinor: true } }))),
      only: ({ returning, entering, side }) => !returning && !entering && side === 'none',
      leads: { in: 'opening', to: lobbyLeaf, now: { side: 'patient', consent: 'minor', failed: false, closed: null } },
    },
    'The call is open, for the doctor': {
      event: ends('opening', answered(session({ side: 'staff', consent: null }))),
      only: ({ returning, entering, side }) => !returning && (entering || side === 'none'),
      leads: [
        {
          in: 'opening',
          if: ({ entering }) => entering,
          to: ['inside.line.joining', 'inside.asking.nothing'],
          now: { side: 'staff', failed: false, closed: null, entering: false },
        },
        { in: 'opening', to: lobbyLeaf, now: { side: 'staff', failed: false, closed: null } },
      ],
    },
    'It is too early': {
      event: ends('opening', answered(session({ closed: 'callTooEarly' }))),
      only: ({ returning, entering }) => !returning && !entering,
      leads: {
        in: 'opening',
        to: 'tooEarly',
        now: { side: 'patient', consent: 'none', closed: 'callTooEarly', failed: false, others: 0 },
      },
    },
    'It is over': {
      event: ends('opening', answered(session({ closed: 'callOver' }))),
      only: ({ entering }) => !entering,
      leads: {
        in: 'opening',
        to: 'over',
        now: { side: 'patient', consent: 'none', closed: 'callOver', failed: false, others: 0 },
      },
    },
    'There is no such call': {
      event: ends('opening', refused('notFound', 'Not found')),
      leads: { in: 'opening', to: 'missing' },
    },
    'The call cannot be opened': {
      event: ends('opening', refused('internal', 'Wrong')),
      leads: { in: 'opening', to: 'failed', now: { failed: true } },
    },
    'Ten seconds pass': {
      event: { type: 'xstate.after.untilAskedAgain.callRoom.tooEarly' },
      leads: { in: 'tooEarly', to: 'opening' },
    },
    'Press Try again': {
      event: { type: 'retry' },
      leads: [
        { in: 'failed', to: 'opening' },
        { in: lobbyLeaf, now: { fault: null, audible: false } },
        { in: ['shut', 'lost'], to: ['inside.line.joining', 'inside.asking.nothing'] },
      ],
    },
    'Allow camera and microphone': {
      event: { type: 'devices.opened', stream: null, camera: null, microphone: null },
      leads: { in: lobbyLeaf, now: { fault: null, audible: false } },
    },
    'Allow the microphone alone': {
      event: { type: 'devices.opened', stream: null, camera: 'denied', microphone: null },
      only: (facts, at) => at.has(lobbyLeaf) && isFresh(facts) && facts.mic && facts.camera && !facts.audible,
      leads: {
        in: lobbyLeaf,
        now: { fault: 'denied', audible: false, camera: false },
      },
    },
    'Devices are listed': {
      event: { type: 'devices.listed', devices: [{ kind: 'microphone', id: 'm2', name: 'Headset' }] },
      only: (facts, at) => isCalm(at) && (at.has(lobbyLeaf) ? isFresh(facts) : changes(facts) === 0),
      leads: { in: [lobbyLeaf, ...lines] },
    },
    'Choose another microphone': {
      event: { type: 'device.chosen', kind: 'microphone', id: 'm2' },
      only: (facts, at) =>
        isCalm(at) && changes({ ...facts, unplugged: null, chosen: false }) === 0 && isFresh(facts) && !facts.chosen,
      leads: [
        { in: lobbyLeaf, now: { chosen: true, fault: null, audible: false } },
        {
          in: lines,
          now: { chosen: true, unplugged: null },
          effects: ['line ← device {"kind":"microphone","deviceId":"m2"}'],
        },
      ],
    },
    'Choose another speaker': {
      event: { type: 'device.chosen', kind: 'speaker', id: 's2' },
      only: (facts, at) => isCalm(at) && changes(facts) === 0 && isFresh(facts),
      leads: { in: [lobbyLeaf, ...lines] },
    },
    'The microphone is unplugged': {
      event: { type: 'device.lost', kind: 'microphone' },
      only: (facts, at) => isCalm(at) && changes({ ...facts, unplugged: null, chosen: false }) === 0,
      leads: {
        in: lines,
        now: { chosen: false, unplugged: 'microphone' },
        effects: ['line ← device {"kind":"microphone","deviceId":""}'],
      },
      nowhere: 'a browser of a test has devices that nobody can unplug',
    },
    'The camera does not open': {
      event: { type: 'device.failed', kind: 'camera', fault: 'denied' },
      only: (facts, at) => isCalm(at) && changes({ ...facts, unplugged: null }) === 0,
      leads: { in: lines, now: { camera: false, fault: 'denied', unplugged: null } },
      nowhere: 'a camera of a test opens; tests/e2e/calls/devices.test.ts has one that does not',
    },
    'Say something': {
      event: { type: 'sound.heard' },
      only: (facts) => isFresh(facts) && facts.mic && facts.camera,
      leads: { in: lobbyLeaf, now: { audible: true } },
    },
    'Turn the microphone off or on': {
      event: { type: 'mic.toggled' },
      only: (facts, at) =>
        at.has(lobbyLeaf)
          ? isFresh(facts) && facts.camera && facts.fault === null && !facts.audible
          : isCalm(at) && (!facts.mic || changes({ ...facts, unplugged: null }) === 0),
      leads: [
        { in: lobbyLeaf, now: ({ mic }) => ({ mic: !mic }) },
        {
          in: lines,
          now: ({ mic }) => ({ mic: !mic, fault: null, unplugged: null }),
          effects: ({ mic }) => [`line ← mic {"isOn":${String(!mic)}}`],
        },
      ],
    },
    'Turn the camera off or on': {
      event: { type: 'camera.toggled' },
      only: (facts, at) =>
        at.has(lobbyLeaf)
          ? isFresh(facts) && facts.mic && facts.fault === null && !facts.audible
          : isCalm(at) && (!facts.camera || changes({ ...facts, unplugged: null }) === 0),
      leads: [
        { in: lobbyLeaf, now: ({ camera }) => ({ camera: !camera }) },
        {
          in: lines,
          now: ({ camera }) => ({ camera: !camera, fault: null, unplugged: null }),
          effects: ({ camera }) => [`line ← camera {"isOn":${String(!camera)}}`],
        },
      ],
    },
    'Tick that one agrees': {
      event: { type: 'agree.toggled' },
      only: ({ consent, mic, camera, fault, audible }) =>
        consent !== 'none' && mic && camera && fault === null && !audible,
      leads: { in: lobbyLeaf, now: ({ agreed }) => ({ agreed: !agreed, lacks: false }) },
    },
    'Tick that an adult is present': {
      event: { type: 'adult.toggled' },
      only: ({ consent, mic, camera, fault, audible }) =>
        consent === 'minor' && mic && camera && fault === null && !audible,
      leads: { in: lobbyLeaf, now: ({ adult }) => ({ adult: !adult, lacks: false }) },
    },
    'Press Join': {
      event: { type: 'join' },
      leads: [
        {
          in: lobbyLeaf,
          if: ({ consent, agreed, adult }) => consent !== 'none' && !(agreed && (consent !== 'minor' || adult)),
          now: { lacks: true },
        },
        {
          in: lobbyLeaf,
          if: ({ consent }) => consent !== 'none',
          to: 'consenting',
          now: { failed: false, fault: null, audible: false },
        },
        {
          in: lobbyLeaf,
          to: ['inside.line.joining', 'inside.asking.nothing'],
          now: { fault: null, audible: false },
        },
      ],
    },
    'What was agreed to is kept': {
      event: ends('consenting', answered({})),
      leads: {
        in: 'consenting',
        to: ['inside.line.joining', 'inside.asking.nothing'],
        now: { consent: 'none', lacks: false, agreed: false, adult: false },
      },
    },
    'It is not kept': {
      event: ends('consenting', refused('conflict', 'The text has changed', 'consentOutdated')),
      leads: { in: 'consenting', to: lobbyLeaf, now: { failed: true } },
    },
    'One is in, alone': {
      event: entry(9, []),
      only: (_, at) => isCalm(at),
      leads: {
        in: 'inside.line.joining',
        to: 'inside.line.waiting',
        now: { others: 0, refusal: null, moving: false, returning: false },
      },
    },
    'One is in, the other waits': {
      event: entry(9, [patientInCall]),
      only: (_, at) => isCalm(at),
      leads: {
        in: 'inside.line.joining',
        to: 'inside.line.connected',
        now: { others: 1, refusal: null, moving: false, returning: false },
      },
    },
    'The other comes in': {
      event: { type: 'people', people: [doctorInCall] },
      only: (facts, at) => isCalm(at) && !at.has('inside.line.joining') && changes({ ...facts, broken: 0 }) === 0,
      leads: [
        {
          in: 'inside.line.waiting',
          if: ({ broken }) => broken > 0,
          to: 'inside.line.reconnecting',
          now: { others: 1 },
        },
        { in: 'inside.line.waiting', to: 'inside.line.connected', now: { others: 1 } },
        { in: ['inside.line.connected', 'inside.line.reconnecting'], now: { others: 1 } },
      ],
    },
    'The other leaves': {
      event: { type: 'people', people: [{ ...doctorInCall, isHere: false }] },
      only: (facts, at) => isCalm(at) && !at.has('inside.line.joining') && changes({ ...facts, broken: 0 }) === 0,
      leads: [
        { in: 'inside.line.waiting' },
        { in: ['inside.line.connected', 'inside.line.reconnecting'], to: 'inside.line.waiting', now: { others: 0 } },
      ],
    },
    'The other says what is sent': {
      event: { type: 'peer.media', uid: 2, media: { microphone: true, camera: true, sharing: false } },
      only: (_, at) => isCalm(at),
      leads: { in: lines },
    },
    'The other is seen': {
      event: { type: 'stream', uid: 2, stream: null },
      only: (_, at) => isCalm(at),
      leads: { in: lines },
    },
    'The own picture is sent': {
      event: { type: 'own.stream', stream: null },
      only: (_, at) => isCalm(at),
      leads: { in: lines },
    },
    'The screen is shared': {
      event: { type: 'own.media', media: { microphone: true, camera: true, sharing: true } },
      only: (facts, at) => isCalm(at) && changes(facts) === 0 && facts.side === 'staff',
      leads: { in: lines, now: { sharing: true } },
    },
    'The screen is not shared any more': {
      event: { type: 'own.media', media: { microphone: true, camera: true, sharing: false } },
      only: ({ sharing }) => sharing,
      leads: { in: lines, now: { sharing: false } },
    },
    'Press Share screen': {
      event: { type: 'share.toggled' },
      only: (_, at) => isCalm(at),
      leads: {
        in: lines,
        if: ({ side }) => side === 'staff',
        effects: ({ sharing }) => [`line ← share {"isOn":${String(!sharing)}}`],
      },
    },
    'Show with the other camera': {
      event: { type: 'flip' },
      only: ({ camera }, at) => isCalm(at) && camera,
      leads: { in: lines, effects: ['line ← flip'] },
    },
    'The line is weak': {
      event: { type: 'quality', quality: 'weak' },
      only: (facts, at) => isCalm(at) && (facts.quality === 'weak' || changes(facts) === 0),
      leads: { in: lines, now: { quality: 'weak' } },
      nowhere: NEEDS_NETWORK,
    },
    'The line is good again': {
      event: { type: 'quality', quality: 'good' },
      only: ({ quality }) => quality === 'weak',
      leads: { in: lines, now: { quality: 'good' } },
      nowhere: NEEDS_NETWORK,
    },
    'The own picture is held back': {
      event: { type: 'saved.data', sending: 'held' },
      only: (facts, at) => isCalm(at) && changes(facts) === 0,
      leads: { in: lines, now: { sending: 'held' } },
      nowhere: NEEDS_NETWORK,
    },
    'The line breaks': {
      event: { type: 'line.reconnecting', uid: 2 },
      only: (facts, at) => isCalm(at) && !at.has('inside.line.joining') && (facts.broken > 0 || changes(facts) === 0),
      leads: [
        { in: 'inside.line.connected', to: 'inside.line.reconnecting', now: { broken: 1 } },
        { in: lines, now: { broken: 1 } },
      ],
      nowhere: NEEDS_NETWORK,
    },
    'The line is mended': {
      event: { type: 'line.clear', uid: 2 },
      only: (_, at) => isCalm(at),
      leads: [
        { in: 'inside.line.reconnecting', to: 'inside.line.connected', now: { broken: 0 } },
        { in: lines, now: { broken: 0 } },
      ],
      nowhere: NEEDS_NETWORK,
    },
    'A minute passes without a line': {
      event: { type: 'xstate.after.untilLost.callRoom.inside.line.reconnecting' },
      leads: { in: 'inside.line.reconnecting', to: 'lost', now: gone },
      nowhere: NEEDS_NETWORK,
    },
    'Choose Prescription': {
      event: { type: 'panel.chosen', panel: 'prescription' },
      only: (facts, at) => isCalm(at) && facts.side === 'staff' && (facts.panel !== 'none' || changes(facts) === 0),
      leads: {
        in: lines,
        now: ({ panel }) => ({ panel: panel === 'prescription' ? 'none' : 'prescription' }),
      },
    },
    'Choose Chat': {
      event: { type: 'panel.chosen', panel: 'chat' },
      only: (facts, at) => isCalm(at) && (facts.panel !== 'none' || changes(facts) === 0),
      leads: { in: lines, now: ({ panel }) => ({ panel: panel === 'chat' ? 'none' : 'chat' }) },
    },
    'Make the call small': {
      event: { type: 'minimise' },
      only: (facts, at) => isCalm(at) && (changes(facts) === 0 || (facts.panel !== 'none' && changes(facts) === 1)),
      leads: {
        in: lines,
        now: { minimised: true },
        effects: ({ side, panel }) => [
          `go ${side !== 'staff' ? '/home' : panel === 'prescription' ? '/create-prescription?bookingId=b1' : '/schedule'}`,
        ],
      },
    },
    'Go back to the call': {
      event: { type: 'restore' },
      only: ({ minimised }) => minimised,
      leads: {
        in: lines,
        now: { minimised: false, panel: 'none' },
        effects: ['go /join-room?bookingId=b1'],
      },
    },
    'Fifteen seconds pass without an answer': {
      event: { type: 'xstate.after.untilNotJoined.callRoom.inside.line.joining' },
      only: (_, at) => isCalm(at),
      leads: { in: 'inside.line.joining', to: 'shut', now: { ...gone, refusal: 'failed', returning: false } },
      nowhere: NEEDS_NETWORK,
    },
    'A prescription was signed meanwhile': {
      event: { type: 'session.read', session: session({ prescriptionId: 'p1' }) },
      only: (facts, at) => facts.side === 'patient' && facts.consent === 'none' && isCalm(at) && changes(facts) === 0,
      leads: { in: [lobbyLeaf, ...lines, 'summary'] },
    },
    'One is in the call elsewhere': {
      event: { type: 'refused', code: 'callElsewhere' },
      only: (_, at) => isCalm(at),
      leads: { in: lines, to: 'elsewhere', now: { ...gone, returning: false } },
    },
    'The call is full': {
      event: { type: 'refused', code: 'callFull' },
      only: (_, at) => isCalm(at),
      leads: { in: lines, to: 'shut', now: { ...gone, refusal: 'callFull', returning: false } },
    },
    'The time has passed meanwhile': {
      event: { type: 'refused', code: 'callOver' },
      only: (facts, at) => isCalm(at) && changes(facts) === 0,
      leads: { in: lines, to: 'opening', now: { ...gone, refusal: 'callOver', returning: false } },
    },
    'Somebody is let in no more': {
      event: { type: 'kicked' },
      only: (facts, at) => isCalm(at) && changes(facts) === 0,
      leads: { in: lines, to: 'shut', now: { ...gone, refusal: 'kicked', returning: false } },
    },
    'The tokens are there': {
      event: { type: 'tokens', tokens: { rtcToken: 'rtc', rtmToken: 'rtm' } },
      only: (facts, at) => isCalm(at) && changes(facts) === 0,
      leads: { in: lines },
    },
    'The token ends soon': {
      event: { type: 'token.ending' },
      only: (facts, at) => isCalm(at) && changes(facts) === 0,
      leads: { in: lines, effects: ['line ← renew'] },
    },
    'The same person joins elsewhere': {
      event: { type: 'replaced' },
      only: (_, at) => isCalm(at),
      leads: { in: lines, to: 'elsewhere', now: { ...gone, returning: false } },
    },
    'Press Move it here': {
      event: { type: 'move.here' },
      leads: { in: 'elsewhere', to: ['inside.line.joining', 'inside.asking.nothing'], now: { moving: true } },
    },
    'The doctor ends it for all': {
      event: { type: 'ended' },
      leads: { in: lines, to: 'summary', now: { ...gone, returning: false } },
    },
    'Press End for all': {
      event: { type: 'end' },
      only: (facts, at) => changes(facts) === 0 && at.has('inside.asking.nothing'),
      leads: { in: 'inside.asking.nothing', if: ({ side }) => side === 'staff', to: 'inside.asking.confirmingEnd' },
    },
    'Leave it as it is': {
      event: { type: 'dismiss' },
      leads: {
        in: ['inside.asking.confirmingEnd', 'inside.asking.confirmingTakeOut'],
        to: 'inside.asking.nothing',
        now: { failed: false },
      },
    },
    'Confirm it': {
      event: { type: 'confirm' },
      leads: [
        { in: 'inside.asking.confirmingEnd', to: 'inside.asking.ending', now: { failed: false } },
        { in: 'inside.asking.confirmingTakeOut', to: 'inside.asking.takingOut', now: { failed: false } },
      ],
    },
    'It is ended': {
      event: ends('ending', answered({})),
      leads: { in: 'inside.asking.ending', to: 'summary', now: { ...gone, returning: false } },
    },
    'It cannot be ended': {
      event: ends('ending', refused('network')),
      leads: { in: 'inside.asking.ending', to: 'inside.asking.confirmingEnd', now: { failed: true } },
    },
    'Somebody is to join': {
      event: {
        type: 'session.read',
        session: session({ invite: { id: 'i1', name: 'Ravi Patel', isAllowed: null } }),
      },
      only: (facts, at) =>
        facts.side === 'patient' &&
        facts.consent === 'none' &&
        isCalm(at) &&
        lines.some((each) => at.has(each)) &&
        changes(facts) === 0,
      leads: { in: lines, now: { asked: true } },
    },
    'Press Allow': {
      event: { type: 'invite.answered', isAllowed: true },
      only: (_, at) => at.has('inside.asking.nothing'),
      leads: {
        in: 'inside.asking.nothing',
        if: ({ asked }) => asked,
        to: 'inside.asking.answering',
        now: { allowing: true, failed: false },
      },
    },
    'Press Not now': {
      event: { type: 'invite.answered', isAllowed: false },
      only: (_, at) => at.has('inside.asking.nothing'),
      leads: {
        in: 'inside.asking.nothing',
        if: ({ asked }) => asked,
        to: 'inside.asking.answering',
        now: { allowing: false, failed: false },
      },
    },
    'They have the link': {
      event: ends(
        'answering',
        answered({ id: 'i1', name: 'Ravi Patel', isAllowed: true }, 'Ravi Patel has the link to this call.'),
      ),
      leads: {
        in: 'inside.asking.answering',
        to: 'inside.asking.nothing',
        now: { asked: false, allowing: false, letIn: true },
        effects: ['notice good: Ravi Patel has the link to this call.'],
      },
    },
    'Take whom one let in out': {
      event: { type: 'take.out' },
      only: (_, at) => at.has('inside.asking.nothing'),
      leads: { in: 'inside.asking.nothing', if: ({ letIn }) => letIn, to: 'inside.asking.confirmingTakeOut' },
    },
    'They are out': {
      event: ends('takingOut', answered({ id: 'i1', name: 'Ravi Patel', isAllowed: false })),
      leads: { in: 'inside.asking.takingOut', to: 'inside.asking.nothing', now: { letIn: false } },
    },
    'They could not be taken out': {
      event: ends('takingOut', refused('network')),
      leads: { in: 'inside.asking.takingOut', to: 'inside.asking.confirmingTakeOut', now: { failed: true } },
    },
    'The answer is lost': {
      event: ends('answering', refused('offline')),
      leads: {
        in: 'inside.asking.answering',
        to: 'inside.asking.nothing',
        now: { allowing: false },
        effects: ['notice bad: offline'],
      },
    },
    'Press Leave': {
      event: { type: 'leave' },
      leads: { in: [...lines, 'lost'], to: 'summary', now: { ...gone, returning: false } },
    },
    'Press Video call': {
      event: { type: 'enter' },
      only: (facts) => facts.side === 'staff' && !facts.entering && facts.mic && facts.camera && facts.fault === null,
      leads: [
        { in: 'opening', now: { entering: true } },
        { in: lobbyLeaf, to: ['inside.line.joining', 'inside.asking.nothing'], now: { fault: null, audible: false } },
        { in: 'summary', to: 'opening', now: { entering: true } },
      ],
    },
    'Press Join again': {
      event: { type: 'again' },
      leads: { in: 'summary', to: 'opening' },
    },
  },
})
