import type { StateValueFrom } from 'xstate'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import { receptionApi } from '../../../src/core/reception/reception.api'
import type { QueueEntry } from '../../../src/core/reception/reception'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { billModel } from './receptionDesk.model'
import { beginAt } from '../../kit/paths/modelTime'
import { now, ravi, today } from './receptionFacts'
import { openAs } from '../../kit/paths/people'
import { newDoctor } from '../../kit/staff'

const rows = {
  queue: { endpoint: receptionApi.queue },
  receive: { endpoint: receptionApi.receivePayment },
  correct: { endpoint: receptionApi.correctPayment },
  detail: { endpoint: receptionApi.paymentDetail },
}

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
}

const answers =
  (name: keyof typeof rows) =>
  ({ gate }: Scene, output: unknown) =>
    gate.answer(name, output as Outcome<unknown>)

/** The desk with Ravi Patel alone, whose fee is paid or not. */
const arriving =
  (paymentStatus: QueueEntry['paymentStatus'], open: (scene: Scene) => Promise<void>) =>
  async (base: BaseScene): Promise<Scene> => {
    await beginAt(base.page, now)
    const gate = await gateOn(base.page, rows)
    await openAs(base, await newDoctor(base.served), '/opd-reception')
    const [clinic] = today.clinics
    await gate.answer('queue', done({ ...today, clinics: [{ ...clinic!, entries: [{ ...ravi, paymentStatus }] }] }))
    const scene = { ...base, gate }
    await open(scene)
    return scene
  }

export const billPlayer: BrowserPlayer<
  typeof billModel,
  Scene,
  Exclude<StateValueFrom<typeof billModel.machine>, 'deciding'>
> = {
  model: billModel,
  arrive: {
    'Press Take ₹800': arriving('UNPAID', ({ I }) => I.openPaymentOf('Ravi Patel')),
    'Press Receipt': arriving('PAID', ({ I }) => I.openReceiptOf('Ravi Patel')),
  },
  act: {
    'Choose UPI or card': ({ I }) => I.payByCard(),
    'Press the amount received': ({ I }) => I.receiveFee(),
    'It is received': answers('receive'),
    'It was paid meanwhile': answers('receive'),
    'It cannot be received': answers('receive'),
    'The receipt arrives': answers('detail'),
    'The corrected receipt arrives': async (scene, output) => {
      await answers('detail')(scene, output)
      await scene.I.seeNoted(/^Corrected to UPI or card by Asha Rao, /)
    },
    'Press that it was paid in the other way': ({ I }) => I.correctPayment(),
    'It is corrected': answers('correct'),
    'It was paid back meanwhile': answers('correct'),
    'It cannot be corrected': answers('correct'),
    'The receipt cannot be loaded': answers('detail'),
    'The receipt is not for this person': answers('detail'),
    'Press Try again': ({ I }) => I.loadReceiptAgain(),
    'Close it': ({ I }) => I.closeBill(),
  },
  see: {
    choosing: ({ I }) => I.seeFee('₹800'),
    receiving: ({ I }) => I.seeFeeBeingReceived(),
    loading: ({ I }) => I.seeReceiptLoading(),
    failed: ({ I }) => I.seeReceiptFailed(),
    shown: ({ I }) => I.seeReceipt(),
    correcting: ({ I }) => I.seePaymentBeingCorrected(),
    closed: ({ I }) => I.seeNoBill(),
  },
}
