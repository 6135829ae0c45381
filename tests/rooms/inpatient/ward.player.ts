import * as Schema from 'effect/Schema'
import type { StateValueFrom } from 'xstate'
import { inpatientApi } from '../../../src/core/inpatient/inpatient.api'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import { teamApi } from '../../../src/core/team/team.api'
import { holdTime } from '../../kit/browser'
import { aDetail, aDischarge, aStay, someHospitals, someRooms } from '../../kit/inpatient'
import { changeWard } from '../../kit/notificationEvents'
import type { Session } from '../../kit/patients'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { leavesOf } from '../../kit/paths/model'
import { kept } from './dischargeFacts'
import { now } from '../schedule/scheduleFacts'
import { wardModel } from './ward.model'
import { changeOf, nurse } from './wardFacts'
import { beginAt } from '../../kit/paths/modelTime'
import { newDoctor, openAs } from '../../kit/paths/people'

const rows = {
  hospitals: { endpoint: inpatientApi.hospitals },
  /** Those that are free; the board asks for all. */
  free: { endpoint: inpatientApi.rooms, query: { admit: 'true' } },
  board: { endpoint: inpatientApi.rooms },
  stay: { endpoint: inpatientApi.stay },
  team: { endpoint: teamApi.members },
  link: { endpoint: inpatientApi.summaryLink },
  summary: { endpoint: inpatientApi.summary },
  saving: { endpoint: inpatientApi.saveSummary },
  discharging: { endpoint: inpatientApi.admission },
  update: { endpoint: inpatientApi.update },
}

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
  readonly doctor: Session
}
type Act = (scene: Scene, output: unknown) => Promise<void>

const HER = aStay.name
const STAYS = Schema.encodeSync(inpatientApi.stays.output)({ stays: [aStay], count: 1, page: 1, hasMore: false })

const answers =
  (name: keyof typeof rows): Act =>
  ({ gate }, output) =>
    gate.answer(name, output as Outcome<unknown>)

/** The list is a machine of its own: it has her at once. */
const begin = async (base: BaseScene): Promise<Scene> => {
  const { page, served } = base
  await beginAt(page, now)
  const gate = await gateOn(page, rows)
  await page.route(
    ({ pathname }) => pathname === inpatientApi.stays.path,
    (route) => route.fulfill({ json: { result: STAYS, message: '', statusCode: 200 } }),
  )
  return { ...base, gate, doctor: await newDoctor(served) }
}

const openWard =
  (path: string) =>
  async (base: BaseScene): Promise<Scene> => {
    const scene = await begin(base)
    await openAs(base, scene.doctor, path)
    await base.inspection.reached('ward', 'loadingHospitals', 0)
    await base.inspection.reached('push', { attending: { feeding: 'listening' } }, 0)
    return scene
  }

const change =
  (stayId: string): Act =>
  ({ served, doctor }) =>
    changeWard(served, doctor, changeOf(stayId))

const discharge: Act = async ({ I, gate }) => {
  await gate.answer('summary', done(kept))
  await I.askToDischargeNow()
  await I.confirmDischarge()
  await gate.answer('saving', done(kept))
  await gate.answer('discharging', done({ ...aDischarge, id: aStay.id }))
}

const move: Act = async ({ I, gate }) => {
  await gate.answer('free', done(someRooms))
  await I.saveBed()
  await gate.answer('update', done(aStay))
  await I.seeBedsClosed()
}

const correct: Act = async ({ I, gate }) => {
  await gate.answer('stay', done(aDetail))
  await gate.answer('hospitals', done(someHospitals))
  await I.editAdmission()
  await I.writeCaseHistory('Better')
  await I.saveAdmission()
  await gate.answer('update', done(aStay))
}

const see: Readonly<Record<string, (scene: Scene) => Promise<unknown>>> = {
  'open.board.shown': ({ I }) => I.seeInPatients(),
  'open.board.refreshing': ({ I }) => I.seeInPatients(),
  'open.board.stale': async ({ I }) => {
    await I.seeInPatients()
    await I.see('Reconnecting. What you see may be a moment old.')
  },
  'open.board.failed': ({ I }) => I.seeBedsMissing(),
  'open.sheet.closed': ({ I }) => I.seeNothingOpen(),
  'open.sheet.choosingHospital': ({ I }) => I.seeHospitalsToChoose(),
  'open.sheet.filtering': ({ I }) => I.seeStayFilters(),
  'open.sheet.stay.loading': ({ I }) => I.seeStayOpening(),
  'open.sheet.stay.failed': ({ I }) => I.seeStayFailed(),
  'open.sheet.stay.shown': ({ I }) => I.seeStay(),
  'open.sheet.shiftingBed': ({ I }) => I.seeShifting(),
  'open.sheet.discharging': ({ I }) => I.seeDischarging(),
  'open.sheet.form': ({ I }) => I.seeAdmission(),
}

export const wardPlayer: BrowserPlayer<
  typeof wardModel,
  Scene,
  'open' | Extract<StateValueFrom<typeof wardModel.machine>, string>
> = {
  model: wardModel,
  arrive: {
    'Open In-patients': openWard('/ip-dash'),
    'Follow a link to a stay': openWard(`/ip-dash?tab=1&stay=${aStay.id}`),
    'Press Discharge in the form of a stay on a phone': async (base) => {
      const scene = await begin(base)
      await openAs(base, scene.doctor, `/admit-patient?mode=view&stay=${aStay.id}`)
      await base.inspection.reached('push', { attending: { feeding: 'listening' } }, 0)
      await scene.gate.answer('stay', done(aDetail))
      await scene.gate.answer('hospitals', done(someHospitals))
      await base.I.endStay()
      await base.inspection.reached('ward', 'loadingHospitals', 0)
      return scene
    },
  },
  act: {
    'The hospitals arrive': async (scene, output) => {
      await answers('hospitals')(scene, output)
      await scene.I.seeWardOf('Sanjeevani Hospital')
    },
    'No hospital is linked': answers('hospitals'),
    'The hospitals cannot be loaded': answers('hospitals'),
    'The beds arrive': answers('board'),
    'The beds cannot be loaded': answers('board'),
    'Press Retry': ({ I }) => I.askForInPatientsAgain(),
    'Somebody else admits a patient here': async (scene, output) => {
      await change('stay-9')(scene, output)
      await scene.I.seeWardNews()
      await scene.page.clock.resume()
    },
    'Somebody else changes the stay that is open': async (scene, output) => {
      await change(aStay.id)(scene, output)
      await scene.I.seeStayChangedBy('Dr. Sen')
    },
    'Press Changed by Dr. Sen · Show': ({ I }) => I.showStayChangedBy('Dr. Sen'),
    'The beds of now arrive': answers('board'),
    'The beds of now cannot be loaded': async (scene, output) => {
      await holdTime(scene.page)
      await answers('board')(scene, output)
    },
    'Ten seconds pass': async ({ page }) => {
      await page.clock.runFor(10_000)
      await page.clock.resume()
    },
    'Press 1 new · Show': ({ I }) => I.showWardNews(),
    'Choose Patients': ({ I }) => I.seePatients(),
    'Press V': ({ I }) => I.turnViewAt(HER),
    'Press Change': ({ I }) => I.changeHospital(),
    'Press Filters': ({ I }) => I.openStayFilters(),
    'Choose Nadi Hospital': async ({ I }) => {
      await I.chooseOtherHospital('Nadi Hospital')
      await I.seeWardOf('Nadi Hospital')
    },
    'Open Meera Rao': ({ I }) => I.openStayOf(HER),
    'The stay arrives': answers('stay'),
    'The stay that is over arrives': answers('stay'),
    'The stay cannot be loaded': answers('stay'),
    'The clinical team arrives': async (scene, output) => {
      await answers('team')(scene, output)
      await scene.I.seeTeamMember(nurse.name)
    },
    'The address of the summary arrives': async ({ gate, I }, output) => {
      const { value: url } = output as { readonly value: string }
      await gate.answer('link', done({ url, expiresAt: now }))
      await I.seeSummaryToOpen()
    },
    'Close what is open': ({ I }) => I.closeTopmost(),
    'Press Shift bed, or M': ({ I }) => I.shift(HER),
    'The patient is moved': move,
    'The dialog of the bed is left': ({ I }) => I.closeBeds(),
    'Press Discharge, or D': ({ I }) => I.discharge(HER),
    'The patient is discharged': discharge,
    'The summary is left': ({ I }) => I.closeSummary(),
    'Press Edit on a desktop': ({ I }) => I.editAdmission(),
    'Press Edit on a phone': async ({ I }) => {
      await I.editAdmission()
      await I.at('/admit-patient')
      return 'gone'
    },
    'Press Mark Patient as Active': async ({ I }) => {
      await I.markActive()
      await I.at('/admit-patient')
      return 'gone'
    },
    'The changes of the form are saved': async (scene, output) => {
      await correct(scene, output)
      await scene.I.seeInPatientsLoading()
      return 'gone'
    },
    'The form is left': ({ I }) => I.closeAdmission(),
  },
  see: {
    loadingHospitals: ({ I }) => I.seeInPatientsLoading(),
    hospitalsFailed: ({ I }) => I.seeInPatientsFailed(),
    withoutHospital: ({ I }) => I.seeNoHospital(),
    open: async (scene, value) => {
      for (const leaf of leavesOf(value)) await see[leaf]?.(scene)
    },
  },
}
