import type { StateValueFrom } from 'xstate'
import { inpatientApi } from '../../../src/core/inpatient/inpatient.api'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import { aDetail, aStay, someHospitals, someRooms } from '../../kit/inpatient'
import type { Person } from '../../kit/pages/person'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { CHANGED } from './admissionFacts'
import { now } from '../schedule/scheduleFacts'
import { stayModel } from './stay.model'
import { beginAt } from '../../kit/paths/modelTime'
import { openAs } from '../../kit/paths/people'
import { newDoctor } from '../../kit/staff'

const rows = {
  hospitals: { endpoint: inpatientApi.hospitals },
  board: { endpoint: inpatientApi.rooms },
  stay: { endpoint: inpatientApi.stay },
  update: { endpoint: inpatientApi.update },
  list: { endpoint: inpatientApi.stays, query: { hospital_id: aStay.hospitalId } },
}

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
  /** Opens the form: what the device keeps is there at once. */
  readonly open: () => Promise<void>
}
type Act = (scene: Scene, output: unknown) => Promise<void>

const answers =
  (name: keyof typeof rows): Act =>
  ({ gate }, output) =>
    gate.answer(name, output as Outcome<unknown>)

/** What is answered, and what it leaves to see beside its state. */
const answersAnd =
  (name: keyof typeof rows, see: (person: Person) => Promise<unknown>): Act =>
  async (scene, output) => {
    await answers(name)(scene, output)
    await see(scene.I)
  }

/** Each time other words: the same are no change. */
let changes = 0

const begin = async (base: BaseScene) => {
  await beginAt(base.page, now)
  return gateOn(base.page, rows)
}

export const stayPlayer: BrowserPlayer<
  typeof stayModel,
  Scene,
  Exclude<Extract<StateValueFrom<typeof stayModel.machine>, string>, 'starting'>
> = {
  model: stayModel,
  arrive: {
    'Open the form of a stay': async (base) => {
      const gate = await begin(base)
      await openAs(base, await newDoctor(base.served), `/ip-dash?stay=${aStay.id}`)
      await gate.answer('hospitals', done(someHospitals))
      await gate.answer('board', done(someRooms))
      await gate.answer('stay', done(aDetail))
      await base.I.editAdmission()
      await base.inspection.reached('stay', 'loadingStay', 0)
      return { ...base, gate, open: async () => undefined }
    },
    'Open the form of a stay to correct it': async (base) => {
      const gate = await begin(base)
      const doctor = await newDoctor(base.served)
      return { ...base, gate, open: () => openAs(base, doctor, `/admit-patient?mode=edit&stay=${aStay.id}`) }
    },
  },
  act: {
    'Nothing was typed before': ({ open }) => open(),
    'The stay arrives': answers('stay'),
    'The stay cannot be loaded': answers('stay'),
    'The hospitals arrive': answersAnd('hospitals', (I) => I.seePatientToAdmit(aStay.name)),
    'The hospitals cannot be loaded': answers('hospitals'),
    'Press Retry': ({ I }) => I.askForAdmissionAgain(),
    'Press Edit': ({ I }) => I.editAdmission(),
    'Change the case history': ({ I }) => I.writeCaseHistory(`Better ${String((changes += 1))}`),
    'Press Save Changes': ({ I }) => I.saveAdmission(),
    'The changes are saved': answers('update'),
    'Somebody else has changed it': answersAnd('update', (I) => I.see(CHANGED)),
    'What they wrote arrives': answers('stay'),
    'What they wrote cannot be loaded': answers('stay'),
    'The changes cannot be saved': answersAnd('update', (I) => I.seeAdmissionRefused()),
    'Press Enable or Disable Chat': ({ I }) => I.switchChat(),
    'Answer No': ({ I }) => I.leaveChat(),
    'Answer Yes': ({ I }) => I.switchChatNow(),
    'The chat is off': answersAnd('update', (I) => I.seeChatOffered('Enable')),
    'The chat is on': answersAnd('update', (I) => I.seeChatOffered('Disable')),
    'The chat stays as it is': answers('update'),
    'Close the form': ({ I }) => I.closeAdmission(),
    'Press Go on editing': ({ I }) => I.goOnAdmitting(),
    'Press Discard': ({ I }) => I.discardAdmission(),
  },
  see: {
    recalling: ({ I }) => I.seeAdmissionLoading(),
    loadingStay: ({ I }) => I.seeAdmissionLoading(),
    stayFailed: ({ I }) => I.seeAdmissionFailed(),
    loadingHospitals: ({ I }) => I.seeAdmissionLoading(),
    hospitalsFailed: ({ I }) => I.seeAdmissionFailed(),
    viewing: ({ I }) => I.seeAdmissionLocked(),
    confirmingChat: ({ I }) => I.seeChatAsked(),
    switchingChat: ({ I }) => I.seeChatBeingSwitched(),
    editing: ({ I }) => I.seeAdmissionToCorrect(),
    saving: ({ I }) => I.seeAdmissionBusy('Save Changes'),
    renewing: ({ I }) => I.seeAdmissionBusy('Save Changes'),
    confirmingLeave: ({ I }) => I.seeDiscardingAsked(),
    saved: async ({ I, gate }) => {
      await gate.answer('hospitals', done(someHospitals))
      await gate.answer('list', done({ stays: [aStay], count: 1, page: 1, hasMore: false }))
      await I.seeInList(aStay.name)
      await I.seeAdmissionClosed()
    },
    left: ({ I }) => I.seeAdmissionClosed(),
  },
}
