import { joinRoomPath } from '../../../src/core/app/links'
import { callApi } from '../../../src/core/call/call.api'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import { callSession } from '../../kit/callSession'
import { newPatient } from '../../kit/patients'
import { type BaseScene, type BrowserPlayer, hasStep, nobody } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { openAs } from '../../kit/paths/people'
import { newDoctor } from '../../kit/staff'
import { holdWaits, type Waits } from '../../kit/paths/waits'
import { callRoomModel } from './callRoom.model'
import { callRows, holdDevices } from './callRows'

const rows = {
  ...callRows,
  consent: { endpoint: callApi.consent },
  end: { endpoint: callApi.end },
  answerInvite: { endpoint: callApi.answerInvite },
  takeOut: { endpoint: callApi.takeOut },
}

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
  readonly waits: Waits
}

type Words = keyof typeof callRoomModel.steps

const open = async (base: BaseScene): Promise<Scene> => {
  const { page, served, tour, inspection } = base
  const waits = await holdWaits(page, [
    callRoomModel.delays!['untilAskedAgain']!,
    callRoomModel.delays!['untilNotJoined']!,
  ])
  await holdDevices(page)
  const gate = await gateOn(page, rows)
  const isDoctor = hasStep(tour, 'The call is open, for the doctor')
  const person = isDoctor ? await newDoctor(served) : await newPatient(served)
  await openAs(base, person, joinRoomPath('b1'))
  await inspection.reached('callRoom', 'opening', 0)
  return { ...base, gate, waits }
}

/** What the line and the devices say: tests/e2e/call.test.ts and calls/pair.test.ts have two browsers say it. */
const isSent =
  (words: Words) =>
  ({ inspection }: Scene) =>
    inspection.send('callRoom', callRoomModel.steps[words].event)

const ends =
  (name: 'session' | 'consent' | 'end' | 'answerInvite' | 'takeOut') =>
  ({ gate }: Scene, output: unknown) =>
    gate.answer(name, output as Outcome<unknown>)

const places = ['failed', 'shut', 'lobby'] as const

type Place =
  | 'opening'
  | 'missing'
  | 'failed'
  | 'tooEarly'
  | 'over'
  | 'lobby'
  | 'consenting'
  | 'inside'
  | 'elsewhere'
  | 'shut'
  | 'lost'
  | 'summary'

const says =
  (words: RegExp) =>
  ({ I }: Scene) =>
    I.seeCallSays(words)

export const callRoomPlayer: BrowserPlayer<typeof callRoomModel, Scene, Place> = {
  model: callRoomModel,
  arrive: {
    'Open the call of a visit': open,
    // As the press beside a visit leaves it; tests/e2e/ring.test.ts presses that.
    'Press Video call beside a visit': async (base) => {
      const scene = await open(base)
      await scene.inspection.send('callRoom', callRoomModel.steps['Press Video call'].event)
      return scene
    },
    'Reload the page in the room': async (base) => {
      const scene = await open(base)
      await scene.gate.answer('session', done(callSession({})))
      await scene.I.joinCall()
      const before = base.inspection.mark()
      await scene.I.reload()
      await base.inspection.moved('callRoom', before)
      await base.inspection.reached('callRoom', 'opening', before)
      return scene
    },
  },
  act: {
    'The call is open, the patient has agreed': ends('session'),
    'The call is open, the patient has to agree': ends('session'),
    'The call is open, for a child': ends('session'),
    'The call is open, for the doctor': ends('session'),
    'It is too early': ends('session'),
    'It is over': ends('session'),
    'There is no such call': ends('session'),
    'The call cannot be opened': ends('session'),
    'Ten seconds pass': ({ waits }) => waits.end(),
    // In the lobby it stands beside what is wrong with a device.
    'Press Try again': async (scene) => {
      const at = await scene.inspection.oneOf('callRoom', places)
      return at === 'lobby' ? isSent('Press Try again')(scene) : scene.I.askCallAgain()
    },
    'Allow camera and microphone': isSent('Allow camera and microphone'),
    'Allow the microphone alone': isSent('Allow the microphone alone'),
    'Devices are listed': isSent('Devices are listed'),
    'Choose another microphone': isSent('Choose another microphone'),
    'Choose another speaker': isSent('Choose another speaker'),
    'The microphone is unplugged': nobody,
    'The camera does not open': nobody,
    'Say something': isSent('Say something'),
    'Turn the microphone off or on': ({ I }) => I.turnDevice('microphone'),
    'Turn the camera off or on': ({ I }) => I.turnDevice('camera'),
    'Tick that one agrees': ({ I }) => I.agreeToCall(),
    'Tick that an adult is present': ({ I }) => I.beAdultOfCall(),
    'Press Join': ({ I }) => I.askToJoin(),
    'What was agreed to is kept': ends('consent'),
    'It is not kept': ends('consent'),
    'One is in, alone': isSent('One is in, alone'),
    'One is in, the other waits': isSent('One is in, the other waits'),
    'The other comes in': isSent('The other comes in'),
    'The other leaves': isSent('The other leaves'),
    'The other says what is sent': isSent('The other says what is sent'),
    'The other is seen': isSent('The other is seen'),
    'The own picture is sent': isSent('The own picture is sent'),
    'The screen is shared': isSent('The screen is shared'),
    'The screen is not shared any more': isSent('The screen is not shared any more'),
    'Press Share screen': ({ I }) => I.pressControl('Share screen'),
    // A desktop has no button for it.
    'Show with the other camera': (scene) =>
      scene.size === 'desktop'
        ? isSent('Show with the other camera')(scene)
        : scene.I.pressControl('Show with the other camera'),
    'The line is weak': nobody,
    'The line is good again': nobody,
    'The own picture is held back': nobody,
    'The line breaks': nobody,
    'The line is mended': nobody,
    'A minute passes without a line': nobody,
    'Choose Prescription': ({ I }) => I.pressControl('Prescription'),
    'Choose Chat': ({ I }) => I.pressControl('Chat'),
    'Make the call small': ({ I }) => I.pressControl('Make the call small'),
    'Go back to the call': ({ I }) => I.backToCall(),
    'Fifteen seconds pass without an answer': nobody,
    'A prescription was signed meanwhile': isSent('A prescription was signed meanwhile'),
    'One is in the call elsewhere': isSent('One is in the call elsewhere'),
    'The call is full': isSent('The call is full'),
    'The time has passed meanwhile': isSent('The time has passed meanwhile'),
    'Somebody is let in no more': isSent('Somebody is let in no more'),
    'The tokens are there': isSent('The tokens are there'),
    'The token ends soon': isSent('The token ends soon'),
    'The same person joins elsewhere': isSent('The same person joins elsewhere'),
    'Press Move it here': ({ I }) => I.moveCallHere(),
    'The doctor ends it for all': isSent('The doctor ends it for all'),
    'Press End for all': ({ I }) => I.endForAll(),
    'Leave it as it is': ({ I }) => I.answerQuestionOfCall(/^(?:Go on|Keep in the call)$/),
    'Confirm it': ({ I }) => I.answerQuestionOfCall(/^(?:End for all|Take out)$/),
    'It is ended': ends('end'),
    'It cannot be ended': async (scene, output) => {
      await ends('end')(scene, output)
      await scene.I.see(/^Something went wrong/)
    },
    'Somebody is to join': isSent('Somebody is to join'),
    'Press Allow': ({ I }) => I.answerQuestionOfCall('Allow'),
    'Press Not now': ({ I }) => I.answerQuestionOfCall('Not now'),
    'They have the link': ends('answerInvite'),
    'The answer is lost': ends('answerInvite'),
    'Take whom one let in out': ({ I }) => I.pressControl('Take Ravi Patel out of the call'),
    'They are out': ends('takeOut'),
    'They could not be taken out': async (scene, output) => {
      await ends('takeOut')(scene, output)
      await scene.I.see(/^Something went wrong/)
    },
    'Press Leave': ({ I }) => I.leaveCall(),
    // It stands beside what staff see of the visit; tests/e2e/ring.test.ts presses it.
    'Press Video call': isSent('Press Video call'),
    'Press Join again': ({ I }) => I.joinAgain(),
  },
  see: {
    // Asked again in the background, it shows when it opens.
    opening: says(/Opening the call…|^The call opens at/),
    missing: says(/^We could not find this call$/),
    failed: says(/^We could not open the call$/),
    tooEarly: says(/^The call opens at/),
    over: says(/^This call is over$/),
    lobby: ({ I }) => I.seeLobby(),
    consenting: ({ I }) => I.seeLobby(),
    inside: ({ I }) => I.seeInCall(),
    elsewhere: says(/^You are in this call on another device$/),
    shut: says(
      /^(?:Three people are in this call already|You were taken out of the call|We could not join you to the call)$/,
    ),
    lost: says(/^The call broke off$/),
    summary: says(/^(?:You left the call|Call ended)$/),
  },
}
