import type { StateValueFrom } from 'xstate'
import { inpatientApi } from '../../../src/core/inpatient/inpatient.api'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import { teamApi } from '../../../src/core/team/team.api'
import { holdTime } from '../../kit/browser'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { teamModel } from './team.model'
import { openAs } from '../../kit/paths/people'
import { newDoctor } from '../../kit/staff'

const rows = {
  hospitals: { endpoint: teamApi.hospitals },
  members: { endpoint: teamApi.members },
  /** Those of the in-patients. */
  wards: { endpoint: inpatientApi.hospitals },
}
/** The hospitals of the team, as the in-patients have them. */
const wards = [
  { id: 'h1', name: 'Sanjeevani Hospital', city: 'Noida', sponsors: ['Self pay'] },
  { id: 'h2', name: 'Nadi Neuro and Spine Hospital', city: 'Noida', sponsors: ['Self pay'] },
]

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
}

type Value = StateValueFrom<typeof teamModel.machine>
type Team = Required<Extract<Value, object>>['team']

const HOSPITAL = 'Sanjeevani Hospital'
const COLLEAGUE = 'Mary Thomas'
const PAUSE = 500

const hospitals = ({ gate }: Scene, output: unknown) => gate.answer('hospitals', output as Outcome<unknown>)
const members = ({ gate }: Scene, output: unknown) => gate.answer('members', output as Outcome<unknown>)

const seeTeam: Readonly<Record<Team, (scene: Scene) => Promise<unknown>>> = {
  loading: ({ I }) => I.seeTeamLoading(),
  settling: ({ I }) => I.seeTeamLoading(),
  shown: ({ I }) => I.seeTeamOf(HOSPITAL),
  failed: ({ I }) => I.seeTeamFailed(),
}

export const teamPlayer: BrowserPlayer<typeof teamModel, Scene, 'team' | Extract<Value, string>> = {
  model: teamModel,
  arrive: {
    'Open the clinical team': async (base) => {
      const { page, I, served, inspection } = base
      const gate = await gateOn(page, rows)
      await page.clock.install()
      await openAs(base, await newDoctor(served), '/schedule')
      await inspection.reached('session', { known: 'resting' }, 0)
      await I.openFromMenu('Clinical team')
      await I.seeTeamPanel()
      await inspection.reached('team', 'loadingHospitals', 0)
      await holdTime(page)
      return { ...base, gate }
    },
    'View the team of Sanjeevani Hospital': async (base) => {
      const { page, I, served, inspection } = base
      const gate = await gateOn(page, rows)
      await page.clock.install()
      await openAs(base, await newDoctor(served), '/ip-dash')
      await gate.answer('wards', done(wards))
      await inspection.reached('session', { known: 'resting' }, 0)
      await I.changeHospital()
      await I.viewTeamOf(HOSPITAL)
      await I.seeTeamPanel()
      await inspection.reached('team', 'loadingHospitals', 0)
      await holdTime(page)
      return { ...base, gate }
    },
  },
  act: {
    'The hospitals arrive': hospitals,
    'The hospitals cannot be loaded': hospitals,
    'Press Try again': ({ I }) => I.tryTeamAgain(),
    'Choose Sanjeevani Hospital': ({ I }) => I.chooseHospital(HOSPITAL),
    'The team arrives': async (scene, output) => {
      await members(scene, output)
      await scene.I.seeColleague(COLLEAGUE)
    },
    'Nobody is found': members,
    'The team cannot be loaded': members,
    'Type a name': ({ I }) => I.searchTeam('xyz'),
    'Empty the search box': ({ I }) => I.searchTeam(''),
    'Half a second passes': ({ page }) => page.clock.runFor(PAUSE),
    'Choose Mary Thomas': ({ I }) => I.chooseColleague(COLLEAGUE),
    'Go back': ({ I }) => I.goBackInTeam(),
  },
  see: {
    loadingHospitals: ({ I }) => I.seeNoHospitals(),
    hospitals: ({ I }) => I.seeHospital(HOSPITAL),
    hospitalsFailed: ({ I }) => I.seeTeamFailed(),
    team: (scene, value) => seeTeam[(value as { readonly team: Team }).team](scene),
    member: ({ I }) => I.seeColleagueAlone(COLLEAGUE),
  },
}
