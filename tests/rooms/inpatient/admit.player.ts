import type { StateValueFrom } from 'xstate'
import { inpatientApi } from '../../../src/core/inpatient/inpatient.api'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import { sessionApi } from '../../../src/core/session/session.api'
import { aDetail, aDischarge, aStay, someHospitals, someRooms } from '../../kit/inpatient'
import type { Person } from '../../kit/pages/person'
import { type BaseScene, type BrowserPlayer, hasStep } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { leavesOf } from '../../kit/paths/model'
import { admitModel } from './admit.model'
import { ALREADY, kept, patient, rest, TAKEN } from './admissionFacts'
import { now } from '../schedule/scheduleFacts'
import { beginAt } from '../../kit/paths/modelTime'
import { openAs } from '../../kit/paths/people'
import { newDoctor } from '../../kit/staff'

const rows = {
  number: { endpoint: sessionApi.searchPatient },
  hospitals: { endpoint: inpatientApi.hospitals },
  /** Those that are free; the board asks for all. */
  rooms: { endpoint: inpatientApi.rooms, query: { admit: 'true' } },
  board: { endpoint: inpatientApi.rooms },
  stay: { endpoint: inpatientApi.stay },
  admitting: { endpoint: inpatientApi.admission },
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

export const admitPlayer: BrowserPlayer<
  typeof admitModel,
  Scene,
  'choosingBed' | Extract<StateValueFrom<typeof admitModel.machine>, string>
> = {
  model: admitModel,
  arrive: {
    'Admit a patient': async (base) => {
      const { I, served, tour } = base
      const scene = { ...base, gate: await begin(base), open: () => I.admitPatient() }
      await openAs(base, await newDoctor(served), '/schedule')
      if (hasStep(tour, TYPED)) await typeAndReload(scene)
      return scene
    },
    'Press Mark Patient as Active': (base) => openStay(base, { ...aDischarge, id: aStay.id }),
  },
  act: {
    'Nothing was typed before': opens,
    // The form is open again by itself, an entry of the history; the family is read anew.
    [TYPED]: ({ gate }) => gate.answer('number', done(patient)),
    'The number is a patient’s': findPatient,
    'The stay that is over arrives': answers('stay'),
    'The stay cannot be loaded': answers('stay'),
    'The hospitals arrive': answersAnd('hospitals', async (I) => {
      await I.seePatientToAdmit(aStay.name)
      await I.see('Allergic to Penicillin')
    }),
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
