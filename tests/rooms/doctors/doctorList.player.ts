import type { StateValueFrom } from 'xstate'
import { doctorsApi } from '../../../src/core/doctors/doctors.api'
import { DOCTOR_SEARCH_DEBOUNCE } from '../../../src/core/doctors/doctors.rules'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import { beginWith, holdTime } from '../../kit/browser'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { doctorListModel } from './doctorList.model'
import { loseNetworkForAMoment } from '../../kit/paths/network'

interface Scene extends BaseScene {
  readonly gate: Gate<'page'>
}

type Place = Exclude<StateValueFrom<typeof doctorListModel.machine>, 'deciding'>

const ends = async ({ gate }: Scene, output: unknown) => void (await gate.end('page', output as Outcome<unknown>))

/** More than one page of the list. */
const SCROLLED = 52

const arriving =
  (state: object | null) =>
  async (base: BaseScene): Promise<Scene> => {
    const { page, inspection } = base
    const gate = await gateOn(page, { page: { endpoint: doctorsApi.find } })
    await beginWith(page, { state })
    await page.clock.install()
    await page.goto('/find-doctor?inspect=1')
    await inspection.reached('doctorList', 'loading', 0)
    return { ...base, gate }
  }

export const doctorListPlayer: BrowserPlayer<typeof doctorListModel, Scene, Place> = {
  model: doctorListModel,
  arrive: {
    'Open Find doctor': arriving(null),
    'Come back to a list that was scrolled to its second page': arriving({ listed: SCROLLED }),
  },
  act: {
    'A full page of doctors arrives': ends,
    'The last page arrives, one doctor of it shown already': ends,
    // However few match, somebody always does here.
    'No doctor is found': ({ gate }) => gate.answer('page', done([])),
    'The doctors cannot be loaded': ends,
    'The network is back': loseNetworkForAMoment,
    'Scroll near the end or press Retry': async ({ I, inspection }) =>
      (await inspection.oneOf('doctorList', ['ready', 'failed'])) === 'ready' ? I.scrollDown() : I.retry(),
    'Type a name': async ({ I, page }) => {
      await holdTime(page)
      await I.typeDoctor('rao')
    },
    'Half a second passes': async ({ page }) => {
      await page.clock.runFor(DOCTOR_SEARCH_DEBOUNCE)
      await page.clock.resume()
    },
    'Choose a filter': ({ I }) => I.chooseExperience('5'),
  },
  see: {
    settling: ({ I }) => I.seeDoctorsLoading(),
    loading: ({ I }) => I.seeDoctorsLoading(),
    ready: ({ I }) => I.seeDoctors(),
    empty: ({ I }) => I.seeNoDoctors(),
    failed: ({ I }) => I.seeDoctorsFailed(),
  },
}
