import { done, type Outcome } from '../../../src/core/kit/outcome'
import { callSession } from '../../kit/callSession'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { openAs } from '../../kit/paths/people'
import { newDoctor } from '../../kit/staff'
import type { Session } from '../../kit/patients'
import { holdWaits, type Waits } from '../../kit/paths/waits'
import { outgoingCallModel } from './outgoingCall.model'
import { holdPushes, ringRows, rtc, rtm, without } from './ringRows'

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof ringRows>
  readonly waits: Waits
  /** The room was opened, which asks for its call as well. */
  isInRoom: boolean
}

const arrive = async (base: BaseScene, doctor: Session): Promise<Scene> => {
  const waits = await holdWaits(base.page, Object.values(outgoingCallModel.delays!))
  await holdPushes(base)
  const gate = await gateOn(base.page, ringRows)
  await openAs(base, doctor, '/schedule')
  await base.inspection.reached('outgoingCall', 'idle', 0)
  return { ...base, gate, waits, isInRoom: false }
}

const staff = callSession({ side: 'staff' })

/** The patient is rung: what is asked for before is there. */
const rung = async ({ gate }: Scene, outcome: Outcome<unknown>) => {
  await gate.answer('session', done(staff))
  await gate.answer('rtcToken', done(rtc))
  await gate.answer('rtmToken', done(rtm))
  await gate.answer('notify', outcome)
}

/** One waits in the room; of the call that is not there nothing more is asked. */
const seeRoom = async (scene: Scene) => {
  await scene.I.at('/join-room')
  if (scene.isInRoom) return
  scene.isInRoom = true
  await scene.gate.answer('session', { ok: false, failure: { kind: 'notFound', message: '' } })
}

const begins = (outcome: 'ringing' | 'alreadyHere' | 'busy') => async (scene: Scene) => {
  await rung(scene, done({ id: outcome === 'ringing' ? 'r1' : null, outcome }))
  if (outcome !== 'busy') await seeRoom(scene)
}

const ends =
  (name: 'read' | 'notify') =>
  ({ gate }: Scene, output: unknown) =>
    gate.answer(name, output as Outcome<unknown>)

/** So much time has passed as the call waits. */
const passes = ({ waits }: Scene) => waits.end()

type Place = 'idle' | 'starting' | 'calling' | 'cancelling' | 'unanswered'

export const outgoingCallPlayer: BrowserPlayer<typeof outgoingCallModel, Scene, Place> = {
  model: outgoingCallModel,
  arrive: {
    'Log in as a doctor': async (base) => arrive(base, await newDoctor(base.served)),
    'Log in as a doctor who may not call': async (base) =>
      arrive(base, await without(base, await newDoctor(base.served), 'videoCall.sendNotification')),
  },
  act: {
    // It stands beside much of what staff see; tests/e2e/ring.test.ts presses it.
    'Press Video call': ({ inspection }) =>
      inspection.send('outgoingCall', outgoingCallModel.steps['Press Video call'].event),
    // Its room has one read so; tests/e2e/ring.test.ts reloads it.
    'The room is opened while it rings': ({ inspection }) =>
      inspection.send('outgoingCall', outgoingCallModel.steps['The room is opened while it rings'].event),
    'It rings': begins('ringing'),
    'The patient is in the room': begins('alreadyHere'),
    'The patient is in another call': begins('busy'),
    'Somebody of the team rings already': async (scene, output) => {
      await rung(scene, output as Outcome<unknown>)
      await seeRoom(scene)
    },
    'It does not ring': ({ gate }, output) => gate.answer('session', output as Outcome<unknown>),
    // Announced by a push; tests/e2e/ring.test.ts has one come.
    'Something about the call changes': ({ inspection }) => inspection.send('outgoingCall', { type: 'call.changed' }),
    'Five seconds pass': passes,
    'No device rings yet': ends('read'),
    'A device rings': ends('read'),
    'Nobody can say how it is': ends('read'),
    'The patient answers': ends('read'),
    'The patient declines': ends('read'),
    'Nobody answers': ends('read'),
    'The team gives up': ends('read'),
    'Press Stop calling': ({ I }) => I.stopCalling(),
    'It has stopped': ends('notify'),
    'It does not stop': ends('notify'),
    'Press Call again': ({ I }) => I.callAgain(),
    'Press Close': ({ I }) => I.closeOutgoingCall(),
    'A minute passes': passes,
  },
  see: {
    idle: ({ I }) => I.seeNoOutgoingCall(),
    starting: ({ I }) => I.seeNoOutgoingCall(),
    calling: ({ I }) => I.seeOutgoingCall(/^(?:Calling|Ringing at) Asha Patel/),
    cancelling: ({ I }) => I.seeOutgoingCall(/^(?:Calling|Ringing at) Asha Patel/),
    unanswered: ({ I }) => I.seeOutgoingCall(/^Asha Patel (?:declined|did not answer)$|^The call was cancelled$/),
  },
}
