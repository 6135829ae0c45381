import type { StateValue, StateValueFrom } from 'xstate'
import { done, failed } from '../../../src/core/kit/outcome'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { leavesOf } from '../../kit/paths/model'
import { EMPTY_CART } from '../../../src/core/diagnostics/cart.rules'
import { asha, cartOf, centre, chosen, eeg, sanjeevani } from './diagnosticsFacts'
import { testReportsModel } from './testReports.model'
import { atTests, ended, type TestScene } from './testScene'

type Value = Extract<StateValueFrom<typeof testReportsModel.machine>, object>

interface Scene extends TestScene {
  readonly isGuest: boolean
  /** Its cart has not been answered yet. */
  isCartHeld: boolean
}

const arriving =
  (isGuest: boolean, query = '') =>
  async (base: BaseScene): Promise<Scene> => {
    const scene = await atTests(base, query, isGuest ? null : undefined)
    if (query.includes('centre=')) await scene.gate.answer('tests', done([eeg]))
    return { ...scene, isGuest, isCartHeld: false }
  }

const see: Readonly<Record<string, (scene: Scene) => Promise<unknown>>> = {
  'over.verifying': ({ page }) => page.getByRole('textbox', { name: 'Mobile number' }).waitFor(),
  'over.booking': ({ page }) => page.getByRole('heading', { level: 1 }).first().waitFor(),
  'place.tests.loading': ({ I }) => I.seeCentreTests(),
  'place.tests.known': ({ I }) => I.seeCentreTests(),
  'place.tests.unknown': ({ I }) => I.seeCentreTests(),
}
/** What lies over the page hides it. */
const seeAll = async (scene: Scene, value: StateValue) => {
  const leaves = leavesOf(value)
  const over = leaves.find((leaf) => leaf.startsWith('over.')) ?? ''
  if (over in see || over === 'over.cart') return see[over]?.(scene)
  for (const leaf of leaves) await see[leaf]?.(scene)
}

export const testReportsPlayer: BrowserPlayer<typeof testReportsModel, Scene, keyof Value> = {
  model: testReportsModel,
  arrive: {
    'Open Tests': arriving(false),
    'Open Tests as a guest': arriving(true),
    'Reload at the day of a booking': async (base) => {
      const scene = await atTests(base, '&step=day', EMPTY_CART, { state: { visit: { ...chosen, tests: [eeg] } } })
      await scene.gate.answer('centre', done(centre))
      await scene.gate.answer('members', done([asha]))
      return { ...scene, isGuest: false, isCartHeld: false }
    },
    'Open the booking of a cart by its address': async (base) => ({
      ...(await atTests(base, '&step=day', EMPTY_CART, { isCartHeld: true })),
      isGuest: false,
      isCartHeld: true,
    }),
    'Open the booking of a cart by its address, as a guest': arriving(true, '&step=day'),
    'Open the cart of a centre by its address': arriving(false, '&centre=a&step=cart'),
  },
  act: {
    'An EEG is in the cart': async (scene) => {
      const { I, gate, isGuest, isCartHeld } = scene
      scene.isCartHeld = false
      if (isCartHeld) {
        await gate.answer('cart', done(cartOf(sanjeevani, [eeg])))
        await gate.answer('centre', done(centre))
        return gate.answer('members', done([asha]))
      }
      await I.addTest('EEG')
      if (!isGuest) await gate.answer('saving', done(cartOf(sanjeevani, [eeg])))
    },
    'The EEG is taken out of the cart': async (scene) => {
      const { I, gate, isGuest, isCartHeld } = scene
      scene.isCartHeld = false
      if (isCartHeld) return gate.answer('cart', done(EMPTY_CART))
      await I.removeTest('EEG')
      if (!isGuest) await gate.answer('saving', done({ ...cartOf(sanjeevani, []), centreId: null, centreName: null }))
    },
    'Press See tests': async ({ I }) => {
      await I.openCentre(centre.name)
      return 'passed'
    },
    'The cart takes tests of the centre': async ({ I, page, gate }) => {
      if ((await page.getByRole('button', { name: 'All centres' }).count()) === 0) await I.openCentre(centre.name)
      await gate.answer('tests', done([eeg]))
    },
    'The centre arrives': ended('centre'),
    'The centre cannot be loaded': ended('centre'),
    'Press Retry': ({ I }) => I.retry(),
    'Press All centres': async ({ I, gate }) => {
      await I.leaveCentre()
      await gate.answer('centres', done([centre]))
    },
    'Press View cart': ({ I }) => I.viewTestCart(),
    'Close the cart': ({ I }) => I.closeTestCart(),
    'The verification is given up': ({ I }) => I.closeLogin(),
    'The number is verified': () => Promise.reject(new Error('Nobody can do this in a browser')),
    'Press Choose a day': async ({ I, gate, isGuest }) => {
      await I.chooseVisitDay()
      if (isGuest) return
      await gate.answer('centre', done(centre))
      await gate.answer('members', done([asha]))
    },
    'Choose another day': ({ I }) => I.pickVisitDay(/\b6 January/),
    'The tests are booked': async ({ I, gate }) => {
      await I.goOnToVisitReview()
      await I.sendVisit()
      await gate.answer('book', failed('conflict', 'The price has changed.', 'priceChanged'))
      await gate.answer('centre', done(centre))
      await gate.answer('tests', done([{ ...eeg, price: eeg.price + 100 }]))
      await gate.answer('cart', done(cartOf(sanjeevani, [eeg])))
    },
    'Press Back to the tests': async ({ I, page }) => {
      if ((await page.getByRole('heading', { name: 'Check your request' }).count()) > 0) await I.goBackInVisit()
      await I.goBackInVisit()
    },
  },
  see: { place: seeAll, over: seeAll },
}
