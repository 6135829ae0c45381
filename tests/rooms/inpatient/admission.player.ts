import type { StateValueFrom } from 'xstate'
import { inpatientApi } from '../../../src/core/inpatient/inpatient.api'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import { sessionApi } from '../../../src/core/session/session.api'
import { aDetail, aDischarge, aStay, someHospitals, someRooms } from '../../kit/inpatient'
import type { Person } from '../../kit/pages/person'
import { type BaseScene, type BrowserPlayer, hasStep } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { leavesOf } from '../../kit/paths/model'
import { admissionModel } from './admission.model'
import { ALREADY, CHANGED, kept, patient, rest, TAKEN } from './admissionFacts'
import { now } from '../schedule/scheduleFacts'
import { beginAt } from '../../kit/paths/modelTime'
import { newDoctor, openAs } from '../../kit/paths/people'

const rows = {
  number: { endpoint: sessionApi.searchPatient },
  hospitals: { endpoint: inpatientApi.hospitals },
  /** Those that are free; the board asks for all. */
  rooms: { endpoint: inpatientApi.rooms, query: { admit: 'true' } },
  board: { endpoint: inpatientApi.rooms },
  stay: { endpoint: inpatientApi.stay },
  admitting: { endpoint: inpatientApi.admission },
  update: { endpoint: inpatientApi.update },
  list: { endpoint: inpatientApi.stays, query: { hospital_id: aStay.hospitalId } },
  finding: { endpoint: inpatientApi.stays, query: { member_id: aStay.memberId } },
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

const opens: Act = ({ open }) => open()

const TYPED = 'What was typed before the reload is still there'

const begin = async (base: BaseScene) => {
  await beginAt(base.page, now)
  return gateOn(base.page, rows)
}

const findPatient = async ({ I, gate }: Scene): Promise<void> => {
  await I.seePatientNumber()
  await I.typePatientNumber(patient.phoneNumber)
  await I.checkPatientNumber()
  await gate.answer('number', done(patient))
}

/** The form is begun, then the page is loaded again. */
const typeAndReload = async (scene: Scene): Promise<void> => {
  const { I, gate, open } = scene
  await open()
  await findPatient(scene)
  await gate.answer('hospitals', done(someHospitals))
  await gate.answer('rooms', done(someRooms))
  await I.seeRoomsToAdmit()
  await I.fillInAdmission({ sponsor: kept.sponsor, caseHistory: kept.caseHistory })
  await I.reload()
}

/** Opens a stay over the in-patients, from where its form is opened. */
const openStay = async (base: BaseScene, stay: typeof aStay): Promise<Scene> => {
  const gate = await begin(base)
  await openAs(base, await newDoctor(base.served), `/ip-dash?stay=${stay.id}`)
  await gate.answer('hospitals', done(someHospitals))
  await gate.answer('board', done(someRooms))
  await gate.answer('stay', done({ ...aDetail, stay }))
  return { ...base, gate, open: () => base.I.markActive() }
}

const choosing: Readonly<Record<string, (scene: Scene) => Promise<unknown>>> = {
  'choosingBed.loadingRooms': ({ I }) => I.seeRoomsToAdmitLoading(),
  'choosingBed.roomsFailed': ({ I }) => I.seeAdmissionFailed(),
  'choosingBed.shown': ({ I }) => I.seeRoomsToAdmit(),
}

export const admissionPlayer: BrowserPlayer<
  typeof admissionModel,
  Scene,
  'choosingBed' | Exclude<Extract<StateValueFrom<typeof admissionModel.machine>, string>, 'starting'>
> = {
  model: admissionModel,
  arrive: {
    'Admit a patient': async (base) => {
      const { I, served, tour } = base
      const scene = { ...base, gate: await begin(base), open: () => I.admitPatient() }
      await openAs(base, await newDoctor(served), '/schedule')
      if (hasStep(tour, TYPED)) await typeAndReload(scene)
      return scene
    },
    'Open the form of a stay': async (base) => {
      const scene = await openStay(base, aStay)
      await base.I.editAdmission()
      await base.inspection.reached('admission', 'loadingStay', 0)
      return scene
    },
    'Open the form of a stay to correct it': async (base) => {
      const gate = await begin(base)
      const doctor = await newDoctor(base.served)
      return { ...base, gate, open: () => openAs(base, doctor, `/admit-patient?mode=edit&stay=${aStay.id}`) }
    },
    'Press Mark Patient as Active': (base) => openStay(base, { ...aDischarge, id: aStay.id }),
  },
  act: {
    'Nothing was typed before': opens,
    // The form is open again by itself: it is an entry of the history.
    [TYPED]: async () => undefined,
    'The number is a patient’s': findPatient,
    'The stay arrives': answers('stay'),
    'The stay that is over arrives': answers('stay'),
    'The stay cannot be loaded': answers('stay'),
    'The hospitals arrive': answersAnd('hospitals', (I) => I.seePatientToAdmit(aStay.name)),
    'The hospitals cannot be loaded': answers('hospitals'),
    'Press Retry': ({ I }) => I.askForAdmissionAgain(),
    'The rooms arrive': answers('rooms'),
    'The rooms cannot be loaded': answers('rooms'),
    'Choose bed 2 of Ward A and fill in the rest': async ({ I }) => {
      await I.chooseBedToAdmit('Ward A', '2')
      await I.fillInAdmission({ sponsor: rest.sponsor, caseHistory: rest.caseHistory, uhid: rest.uhid })
    },
    'Choose Nadi Hospital': ({ I }) => I.chooseHospitalToAdmit('Nadi Hospital'),
    'Choose somebody else in the family': ({ I }) => I.chooseWhoIsAdmitted('Somebody else in the family'),
    'Press Admit': ({ I }) => I.admit(),
    'The patient is admitted': answers('admitting'),
    'The bed was taken meanwhile': answersAnd('admitting', (I) => I.see(TAKEN)),
    'The patient is in a bed already': answersAnd('admitting', (I) => I.see(ALREADY)),
    'It is not known whether the patient was admitted': answersAnd('admitting', (I) => I.seeAdmissionRefused()),
    'The stay is this doctor’s': answers('finding'),
    'The stay is another doctor’s': answers('finding'),
    'Press Open this stay': ({ I }) => I.openStayOfPatient(),
    'Press Edit': ({ I }) => I.editAdmission(),
    'Change the case history': ({ I }) => I.writeCaseHistory('Better'),
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
    checkingNumber: ({ I }) => I.seePatientNumber(),
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
    choosingBed: async (scene, value) => {
      for (const leaf of leavesOf(value)) await choosing[leaf]?.(scene)
    },
    admitting: ({ I }) => I.seeAdmissionBusy('Admit'),
    findingStay: ({ I }) => I.seeAdmissionBusy('Admit'),
    confirmingLeave: ({ I }) => I.seeDiscardingAsked(),
    admitted: async ({ I, gate }) => {
      await gate.answer('hospitals', done(someHospitals))
      await gate.answer('list', done({ stays: [aStay], count: 1, page: 1, hasMore: false }))
      await I.seeInList(aStay.name)
      await I.seeAdmissionClosed()
    },
    left: ({ I }) => I.seeAdmissionClosed(),
  },
}
