import { done, type Outcome } from '../../../src/core/kit/outcome'
import { newPatient, type Session } from '../../kit/patients'
import { type BaseScene, type BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { openAs } from '../../kit/paths/people'
import { holdWaits, type Waits } from '../../kit/paths/waits'
import { incomingCallModel } from './incomingCall.model'
import { holdPushes, ringRows, rtc, rtm, without } from './ringRows'

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof ringRows>
  readonly waits: Waits
}

const arrive = async (base: BaseScene, patient: Session): Promise<Scene> => {
  const waits = await holdWaits(base.page, Object.values(incomingCallModel.delays!))
  await holdPushes(base)
  const gate = await gateOn(base.page, ringRows)
  await openAs(base, patient, '/home')
  await base.inspection.reached('incomingCall', 'looking', 0)
  return { ...base, gate, waits }
}

/** What a push says: tests/e2e/ring.test.ts has one come over the stream. */
const isPushed =
  (words: keyof typeof incomingCallModel.steps) =>
  ({ inspection }: Scene) =>
    inspection.send('incomingCall', incomingCallModel.steps[words].event)

const ends =
  (name: keyof typeof ringRows) =>
  ({ gate }: Scene, output: unknown) =>
    gate.answer(name, output as Outcome<unknown>)

const see = ({ I }: Scene) => I.seeIncomingCall()
const seeNone = ({ I }: Scene) => I.seeNoIncomingCall()

const OFF = 'Log in as a patient whose video calls are off'

type Place = 'looking' | 'quiet' | 'verifying' | 'ringing'

export const incomingCallPlayer: BrowserPlayer<typeof incomingCallModel, Scene, Place> = {
  model: incomingCallModel,
  arrive: {
    'Log in as a patient': async (base) => arrive(base, await newPatient(base.served)),
    [OFF]: async (base) => arrive(base, await without(base, await newPatient(base.served), 'videoCall.tokenForApp')),
  },
  act: {
    'It rings already': ends('look'),
    'Nothing rings': ends('look'),
    'Nobody can say what rings': ends('look'),
    'The feed of pushes opens': isPushed('The feed of pushes opens'),
    'A push says that it rings': isPushed('A push says that it rings'),
    'Another call comes in': isPushed('Another call comes in'),
    'The other call is given up': isPushed('The other call is given up'),
    'Somebody calls who is kept by another call': isPushed('Somebody calls who is kept by another call'),
    'It is live': ends('read'),
    'It is over already': ends('read'),
    'Nobody can say': ends('read'),
    'A push says that it ended': isPushed('A push says that it ended'),
    'A push without words says that it ended': isPushed('A push without words says that it ended'),
    'The browser lets nothing be heard': isPushed('The browser lets nothing be heard'),
    'Press Tap for sound': ({ I }) => I.askForSound(),
    'The session ends': isPushed('The session ends'),
    'A minute passes': ({ waits }) => waits.end(),
    'Press Join': async ({ I, tour }) => {
      await I.answerCall()
      if (tour.start === OFF) await I.noteDenied()
    },
    'The tokens are there': async ({ gate }) => {
      await gate.answer('rtcToken', done(rtc))
      await gate.answer('rtmToken', done(rtm))
    },
    'The tokens do not come': async ({ gate }, output) => {
      await gate.answer('rtcToken', output as Outcome<unknown>)
      await gate.answer('rtmToken', done(rtm))
    },
    'The room is open': async (scene, output) => {
      await ends('accept')(scene, output)
      await scene.I.at('/join-room')
    },
    'It has ended meanwhile': ends('accept'),
    'The answer is refused': ends('accept'),
    'Nobody can say whether the answer went through': async (scene, output) => {
      await ends('accept')(scene, output)
      await scene.I.at('/join-room')
    },
    'Press Cancel': ({ I }) => I.declineCall(),
    'It is declined': ends('notify'),
    'Declining does not go through': ends('notify'),
  },
  see: { looking: seeNone, quiet: seeNone, verifying: seeNone, ringing: see },
}
