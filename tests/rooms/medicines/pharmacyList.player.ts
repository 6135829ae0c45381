import type { StateValueFrom } from 'xstate'
import { medicinesApi } from '../../../src/core/medicines/medicines.api'
import { PHARMACY_DEBOUNCE } from '../../../src/core/medicines/medicines.limits'
import type { Outcome } from '../../../src/core/kit/outcome'
import { beginWith, holdTime } from '../../kit/browser'
import { type BaseScene, type BrowserPlayer, nobody } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { loseNetworkForAMoment } from '../../kit/paths/network'
import { manyOf } from './medicineFacts'
import { pharmacyListModel } from './pharmacyList.model'

interface Scene extends BaseScene {
  readonly gate: Gate<'page'>
}

type Place = Exclude<StateValueFrom<typeof pharmacyListModel.machine>, 'deciding'>

const SCROLLED = 102

/** The pharmacies are those of the model: here there are never so many. */
const answers = async ({ gate }: Scene, output: unknown) => {
  const outcome = output as Outcome<readonly { id: string }[]>
  await gate.answer('page', outcome.ok ? { ...outcome, value: outcome.value.map(({ id }) => manyOf(id)) } : outcome)
}

const arriving =
  (state: object | null, query = '') =>
  async (base: BaseScene): Promise<Scene> => {
    const { page, inspection } = base
    const gate = await gateOn(page, { page: { endpoint: medicinesApi.pharmacies } })
    await beginWith(page, { state })
    await page.clock.install()
    await page.goto(`/medicines?inspect=1${query}`)
    await inspection.reached('pharmacyList', 'loading', 0)
    return { ...base, gate }
  }

export const pharmacyListPlayer: BrowserPlayer<typeof pharmacyListModel, Scene, Place> = {
  model: pharmacyListModel,
  arrive: {
    'Open Medicines': arriving(null),
    'Open those that deliver': arriving(null, '&can=HOME_DELIVERY'),
    'Come back to a list that was scrolled to its second page': arriving({ listed: SCROLLED }),
  },
  act: {
    'A full page of pharmacies arrives': answers,
    'The last page arrives, one pharmacy of it shown already': answers,
    'No pharmacy is found': answers,
    'The pharmacies cannot be loaded': answers,
    'The network is back': loseNetworkForAMoment,
    'Scroll near the end or press Retry': async ({ I, inspection }) =>
      (await inspection.oneOf('pharmacyList', ['ready', 'failed'])) === 'ready' ? I.scrollDown() : I.retry(),
    'Type a name': async ({ I, page }) => {
      await holdTime(page)
      await I.typePharmacy('neem')
    },
    'Half a second passes': async ({ page }) => {
      await page.clock.runFor(PHARMACY_DEBOUNCE)
      await page.clock.resume()
    },
    'Look for those that deliver': nobody,
    'Press Show all': ({ I }) => I.showAllPharmacies(),
  },
  see: {
    settling: ({ I }) => I.seePharmaciesLoading(),
    loading: ({ I }) => I.seeMorePharmaciesLoading(),
    ready: ({ I }) => I.seePharmacies(),
    empty: ({ I }) => I.seeNoPharmacies(),
    failed: ({ I }) => I.seePharmaciesFailed(),
  },
}
