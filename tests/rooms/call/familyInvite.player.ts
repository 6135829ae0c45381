import { systemClock } from '../../../server/kit/clock'
import { configApi } from '../../../src/core/app/config.api'
import { joinRoomPath } from '../../../src/core/app/links'
import { callApi } from '../../../src/core/call/call.api'
import type { Outcome } from '../../../src/core/kit/outcome'
import { callNow } from '../../kit/calls'
import { newPatient, sessionOf } from '../../kit/patients'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { openAs } from '../../kit/paths/people'
import { familyInviteModel } from './familyInvite.model'

const rows = {
  countries: { endpoint: configApi.read, query: { key: 'countryCodes' } },
  asking: { endpoint: callApi.invite },
}

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
}

const ends =
  (name: keyof typeof rows) =>
  ({ gate }: Scene, output: unknown) =>
    gate.answer(name, output as Outcome<unknown>)

/** The dialog is closed: the room of the call is there again. */
const seeRoom = async ({ I }: Scene): Promise<'gone'> => {
  await I.seeFamilyInviteLeft()
  return 'gone'
}

export const familyInvitePlayer: BrowserPlayer<typeof familyInviteModel, Scene, 'entering' | 'asking'> = {
  model: familyInviteModel,
  tab: { permissions: ['camera', 'microphone'] },
  arrive: {
    'Press Bring in family': async (base) => {
      const { page, served, I } = base
      const gate = await gateOn(page, rows)
      const { login } = await newPatient(served)
      const call = await callNow({ db: served.db, clock: systemClock }, { account: login.userId })
      await openAs(base, await sessionOf(served, '9000000002'), joinRoomPath(call.bookingId))
      await I.joinCall()
      await I.bringInFamily()
      await I.seeFamilyInvite()
      await I.seeRelativeAsked()
      return { ...base, gate }
    },
  },
  act: {
    'The countries arrive': ends('countries'),
    'Type a name': ({ I }) => I.nameRelative(' Ravi Patel '),
    'Type a number': ({ I }) => I.typeNumberOfRelative('9876543210'),
    'Choose another country': async ({ I }) => void (await I.chooseCountry('+977')),
    'Choose India again': async ({ I }) => void (await I.chooseCountry('+91')),
    'Press Ask the patient': ({ I }) => I.askForRelative(),
    'The patient is asked': async (scene, output) => {
      await ends('asking')(scene, output)
      return seeRoom(scene)
    },
    'The last question is open': ends('asking'),
    'Nobody knows whether it was asked': ends('asking'),
    'Close the dialog': async (scene) => {
      await scene.I.closeFamilyInvite()
      return seeRoom(scene)
    },
  },
  see: { entering: ({ I }) => I.seeFamilyInvite(), asking: ({ I }) => I.seeFamilyInvite() },
}
