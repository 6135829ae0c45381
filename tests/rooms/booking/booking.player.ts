import type { StateValueFrom } from 'xstate'
import { bookingApi } from '../../../src/core/booking/booking.api'
import { failed, type FailureKind, type Outcome } from '../../../src/core/kit/outcome'
import { newPatient, takeSlot } from '../../kit/patients'
import { bookingModel } from './booking.model'
import { type BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import {
  openAsGuest,
  openAsPatient,
  openResumed,
  openChoosing,
  openPickedAsGuest,
  openResumedAsGuest,
  openWithAttempt,
  type Visit,
} from '../doctors/doctorPage'

const rows = { slots: { endpoint: bookingApi.slots }, book: { endpoint: bookingApi.book } }

interface Scene extends Visit {
  readonly gate: Gate<keyof typeof rows>
  /** The slot of the booking that was refused last. */
  slotId: string
}

type Passed = 'arriving' | 'deciding'
type Place = Exclude<StateValueFrom<typeof bookingModel.machine>, Passed>

const endSlots = async ({ gate }: Scene, output: unknown) => void (await gate.end('slots', output as Outcome<unknown>))

const arriving =
  <From extends Visit>(
    open: (base: Parameters<typeof openAsGuest>[0]) => Promise<From>,
    panel: 'openPanel' | 'seeBookingPanel' = 'openPanel',
  ) =>
  async (base: Parameters<typeof openAsGuest>[0]): Promise<Scene> => {
    const gate = await gateOn(base.page, rows)
    const visit = await open(base)
    await visit.I[panel]()
    return { ...visit, gate, slotId: '' }
  }

/** Books at the checkout, where that is not under way already, and has it refused. */
const bookingRefused = async (scene: Scene, kind: FailureKind, message: string, code?: string) => {
  const { I, inspection, gate } = scene
  if ((await inspection.oneOf('checkout', ['reviewing', 'placing'])) === 'reviewing') {
    await I.payWith('Pay later')
    await I.book()
  }
  const sent = await gate.end('book', failed(kind, message, code))
  scene.slotId = (sent as { slotId: string }).slotId
}

export const bookingPlayer: BrowserPlayer<typeof bookingModel, Scene, Place> = {
  model: bookingModel,
  arrive: {
    'Open a doctor as a guest': arriving(openAsGuest),
    'Open a doctor as a patient': arriving(openAsPatient),
    'Come back verified with a slot picked before': arriving(openResumed),
    'Come back as a guest with a slot picked before': arriving(openResumedAsGuest),
    'Reload with a slot chosen': arriving(openPickedAsGuest),
    'Reload while choosing who is treated': arriving(openChoosing),
    'Reload while a booking was on its way': arriving(openWithAttempt, 'seeBookingPanel'),
  },
  act: {
    'The slots arrive': endSlots,
    'The doctor offers no slots': ({ gate }, output) => gate.answer('slots', output as Outcome<unknown>),
    'The slots cannot be loaded': endSlots,
    'Press Retry': ({ I }) => I.retry(),
    'Choose the In-Clinic tab': ({ I }) => I.chooseInClinic(),
    'Choose a clinic': ({ I }) => I.chooseClinic(),
    'Choose all clinics': ({ I }) => I.chooseAllClinics(),
    'The slots of the clinic arrive': endSlots,
    'The slots of the clinic cannot be loaded': endSlots,
    'Choose the next day': ({ I }) => I.chooseAnotherDay(),
    'Choose a slot': async ({ I }) => void (await I.chooseSlot()),
    'Press Next': ({ I }) => I.goOn(),
    'Give up verifying': ({ I }) => I.closeLogin(),
    'Go back from the checkout': async (scene) => {
      if ((await scene.inspection.oneOf('checkout', ['reviewing', 'placing'])) === 'placing')
        await scene.gate.end('book', failed('blocked', 'This number is blocked'))
      await scene.I.backToSlots()
    },
    'Leave the ticket of a booking that is under way': async ({ I, inspection, gate }) => {
      if ((await inspection.oneOf('checkout', ['reviewing', 'placing'])) === 'reviewing') await I.book()
      await I.seePlacing()
      await I.backToSlots()
      // It goes on beside this machine, and is refused there.
      await gate.end('book', failed('blocked', 'This number is blocked'))
    },
    'The slot was taken meanwhile': (scene) =>
      bookingRefused(scene, 'conflict', 'This slot has just been taken', 'slotTaken'),
    'The fee changed meanwhile': (scene) => bookingRefused(scene, 'badRequest', 'The fee has changed', 'feeChanged'),
    'The session ended at checkout': (scene) => bookingRefused(scene, 'unauthenticated', ''),
    'The new slots arrive without the chosen one': async (scene, output) => {
      await takeSlot(await newPatient(scene.served), scene.doctorId, scene.slotId)
      await endSlots(scene, output)
      await scene.I.openPanel()
      await scene.I.seeTakenNotice()
    },
    'The new slots arrive with the chosen one': endSlots,
    'The new slots cannot be loaded': endSlots,
  },
  see: {
    loadingSlots: ({ I }) => I.seeSlotsLoading(),
    slotsFailed: async ({ I }) => {
      await I.openPanel()
      await I.seeSlotsFailed()
    },
    choosingSlot: async ({ I }) => {
      await I.openPanel()
      await I.seeSlots()
    },
    loadingClinic: ({ I }) => I.seeSlotsRefreshing(),
    withoutSlots: async ({ I }) => {
      await I.openPanel()
      await I.seeNoSlots()
    },
    awaitingVerification: ({ I, size }) => (size === 'desktop' ? I.seeLoginDialog() : I.seeVerificationPage()),
    checkingOut: ({ I }) => I.seeCheckout(),
    refreshingSlots: async ({ I }) => {
      await I.openPanel()
      await I.seeSlotsRefreshing()
    },
  },
}
