import type { StateValueFrom } from 'xstate'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import { inpatientApi } from '../../../src/core/inpatient/inpatient.api'
import type { StayOrder } from '../../../src/core/orders/orders'
import { ordersApi } from '../../../src/core/orders/orders.api'
import type { KnownStay } from '../../../src/machines/orders/ownStay.machine'
import { newPatient } from '../../kit/patients'
import { MOST_BETWEEN_LOOKS } from '../../../src/machines/kit/document.machine'
import { holdTime } from '../../kit/browser'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { ownStayModel } from './ownStay.model'
import { speakInAnotherTab } from '../../kit/paths/anotherLanguage'
import { openAs } from '../../kit/paths/people'

const rows = {
  orders: { endpoint: ordersApi.list },
  stay: { endpoint: inpatientApi.ownStay },
  link: { endpoint: inpatientApi.summaryLink },
}

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
}

const order: StayOrder = {
  id: 'stay-1',
  status: 'admit',
  admittedOn: '2026-11-21',
  dischargedOn: null,
  hospitalName: 'Sanjeevani Hospital',
  doctorId: 'doctor',
  doctorName: 'Dr. Asha Rao',
  doctorPhotoUrl: '',
  memberId: 'member',
  patientName: 'Meera Rao',
  age: 61,
  gender: 'Female',
  wardPhone: null,
  roomName: 'Ward A',
  bedNumber: '1',
  address: 'Sector 12, Noida',
  latitude: null,
  longitude: null,
  hasSummary: false,
}

/** The stay comes with the address of its summary. */
const answer = async ({ gate }: Scene, output: unknown) => {
  const outcome = output as Outcome<KnownStay | null>
  if (!outcome.ok) return gate.answer('stay', outcome)
  if (outcome.value === null) return gate.answer('stay', { ok: false, failure: { kind: 'notFound', message: '' } })
  const { stay, summary } = outcome.value
  await gate.answer('stay', done(stay))
  if (summary !== null) await gate.answer('link', summary)
}

/** Time stands still while the document is awaited: it passes when the tester lets it. */
const awaits = async (scene: Scene, output: unknown): Promise<void> => {
  await holdTime(scene.page)
  await answer(scene, output)
}

export const ownStayPlayer: BrowserPlayer<typeof ownStayModel, Scene, StateValueFrom<typeof ownStayModel.machine>> = {
  model: ownStayModel,
  arrive: {
    'Press Get Update': async (base) => {
      await base.page.clock.install()
      const gate = await gateOn(base.page, rows)
      await openAs(base, await newPatient(base.served), '/order-list')
      await gate.answer('orders', done([order]))
      await base.I.openOwnStay()
      await base.inspection.reached('ownStay', 'loading', 0)
      return { ...base, gate }
    },
  },
  act: {
    'The stay arrives': answer,
    'It arrives without its summary': answer,
    'It arrives while its document is being written': awaits,
    'The document is looked for': async ({ page }) => {
      await page.clock.runFor(MOST_BETWEEN_LOOKS)
      await page.clock.resume()
    },
    'It is written': answer,
    'It is not written yet': awaits,
    'It is not theirs': answer,
    'It cannot be loaded': answer,
    'Press Try again': ({ I }) => I.askForStayAgain(),
    'Another language is chosen': speakInAnotherTab,
  },
  see: {
    loading: ({ I }) => I.seeStayLoading(),
    shown: ({ I }) => I.seeOwnStay(),
    awaited: ({ I }) => I.seeSummaryMade(),
    looking: ({ I }) => I.seeSummaryMade(),
    overdue: ({ I }) => I.seeSummaryOverdue(),
    empty: ({ I }) => I.seeNoStay(),
    failed: ({ I }) => I.seeOwnStayFailed(),
  },
}
