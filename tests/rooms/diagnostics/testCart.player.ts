import * as Schema from 'effect/Schema'
import type { Page } from 'playwright-core'
import type { StateValueFrom } from 'xstate'
import { diagnosticsApi } from '../../../src/core/diagnostics/diagnostics.api'
import type { Outcome } from '../../../src/core/kit/outcome'
import { beginWith } from '../../kit/browser'
import { entriesOf, newPatient } from '../../kit/patients'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { beginAt } from '../../kit/paths/modelTime'
import { centre, eeg, medicare, mri, NOW, sanjeevani, vep } from './diagnosticsFacts'
import { testCartModel } from './testCart.model'

const rows = { cart: { endpoint: diagnosticsApi.cart }, saving: { endpoint: diagnosticsApi.saveCart } }

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
}

type Place = Exclude<
  StateValueFrom<typeof testCartModel.machine>,
  'deciding' | 'settling' | 'changing' | 'saved' | 'merged' | 'clearing'
>

/** Milliseconds after which a change whose answer was lost is sent again. */
const PAUSE = 1500
const other = { ...centre, ...medicare }

/** Answers what the page asks of centres and tests at once. */
const serveCentres = async (page: Page) => {
  const serve = (
    { path, output }: Pick<typeof diagnosticsApi.centres, 'path'> & { readonly output: Schema.Codec<never, unknown> },
    answer: (url: URL) => unknown,
  ) =>
    page.route(
      ({ pathname }) => new RegExp(`^${path.replace(':id', '[^/]+')}$`).test(pathname),
      (route) => {
        const value = answer(new URL(route.request().url())) as never
        return route.fulfill({ json: { result: Schema.encodeUnknownSync(output)(value), statusCode: 200 } })
      },
    )
  await serve(diagnosticsApi.centre as never, ({ pathname }) => (pathname.endsWith('/b') ? other : centre))
  await serve(diagnosticsApi.centres as never, () => [centre, other])
  await serve(diagnosticsApi.tests as never, ({ searchParams }) =>
    searchParams.get('diagnosticId') === 'b' ? [mri] : [eeg, vep],
  )
}

const arriving =
  (isGuest: boolean, storage: Readonly<Record<string, string>> = {}) =>
  async (base: BaseScene): Promise<Scene> => {
    const { page } = base
    await beginAt(page, NOW)
    await serveCentres(page)
    const gate = await gateOn(page, rows)
    const session = isGuest ? storage : { ...entriesOf((await newPatient(base.served)).storage), ...storage }
    await beginWith(page, { session })
    await page.goto('/test-reports?inspect=1&centre=a')
    await base.I.seeCentreTests()
    return { ...base, gate }
  }

/** Chooses a centre in the list of all. */
const choose =
  ({ name }: { readonly name: string }) =>
  async ({ I, page }: Scene) => {
    if ((await page.getByRole('button', { name: 'All centres' }).count()) > 0) await I.leaveCentre()
    await I.openCentre(name)
  }
const add = (name: string) => async (scene: Scene) => {
  const isThere = scene.page.getByRole('button', { name: `Add ${name}`, exact: true })
  if ((await isThere.count()) === 0) await choose(sanjeevani)(scene)
  await scene.I.addTest(name)
}
const loaded = ({ gate }: Scene, output: unknown) => gate.answer('cart', output as Outcome<unknown>)
const stored = ({ gate }: Scene, output: unknown) => gate.answer('saving', output as Outcome<unknown>)

export const testCartPlayer: BrowserPlayer<typeof testCartModel, Scene, Place> = {
  model: testCartModel,
  arrive: {
    'Open the tests as a patient': arriving(false),
    'Open the tests as a guest': arriving(true),
    'Come back verified with a pick of before': arriving(false, {
      testPicks: JSON.stringify({ centre: sanjeevani, tests: [eeg] }),
    }),
  },
  act: {
    'The cart arrives empty': loaded,
    'The cart arrives with an EEG of Sanjeevani': loaded,
    'The cart arrives with an MRI of Medicare': loaded,
    'The cart cannot be loaded': loaded,
    'Press Retry': ({ I }) => I.retry(),
    'Press Add at EEG': add('EEG'),
    // A link to the other centre leads there, which begins the page anew.
    'Press Add at an MRI of Medicare': ({ inspection }) =>
      inspection.send('testCart', { type: 'test.added', centre: medicare, test: mri }),
    'Press Remove at EEG': ({ I }) => I.removeTest('EEG'),
    'Choose Medicare': choose(medicare),
    'Choose Sanjeevani': choose(sanjeevani),
    'Press Clear': ({ I }) => I.clearTestCart(),
    'Press Keep': ({ I }) => I.keepTestCart(),
    Confirm: ({ I }) => I.confirmCartChange(),
    'The cart is cleared': stored,
    'The cart was changed before it was cleared': stored,
    'The cart cannot be cleared': stored,
    'Press Add at VEP while EEG is on its way': add('VEP'),
    'EEG is stored': stored,
    'VEP is stored beside EEG': stored,
    'EEG is stored beside VEP': stored,
    'MRI is stored': stored,
    'The removal is stored': stored,
    'Another tab was first': stored,
    'The centre does not offer it any more': stored,
    'It is refused': stored,
    'The answer is lost': stored,
    'The pause passes': ({ page }) => page.clock.runFor(PAUSE),
    'The other tab added a VEP': loaded,
    'The cart of the other tab cannot be read': loaded,
    // The booking's own tours book them.
    'Tests were booked': ({ inspection }) => inspection.send('testCart', { type: 'outdated' }),
  },
  see: {
    loading: ({ I }) => I.seeCartLoading(),
    failed: ({ I }) => I.seeCartFailed(),
    holding: ({ I }) => I.seeCart(),
    saving: ({ I }) => I.seeCart(),
    waiting: ({ I }) => I.seeCart(),
    merging: ({ I }) => I.seeCart(),
    asking: ({ I }) => I.seeCentreChangeAsked(),
    confirmingClear: ({ I }) => I.seeClearingAsked(),
    emptying: ({ I }) => I.seeCart(),
  },
}
