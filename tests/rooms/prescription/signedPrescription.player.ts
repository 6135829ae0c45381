import type { StateValueFrom } from 'xstate'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import { prescriptionApi } from '../../../src/core/prescription/prescription.api'
import type { SignedDocument } from '../../../src/machines/prescription/signed.machine'
import { newPatient } from '../../kit/patients'
import { MOST_BETWEEN_LOOKS } from '../../../src/machines/kit/document.machine'
import { holdTime } from '../../kit/browser'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { signedPrescriptionModel } from './signedPrescription.model'
import { speakAnother } from '../../kit/paths/anotherLanguage'
import { openAs } from '../../kit/paths/people'

const rows = { read: { endpoint: prescriptionApi.read }, link: { endpoint: prescriptionApi.link } }

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
}

const loaded = async ({ gate }: Scene, output: unknown) => {
  const outcome = output as Outcome<SignedDocument | null>
  if (!outcome.ok) {
    await gate.answer('read', outcome)
    await gate.answer('link', outcome)
    return
  }
  const missing = { ok: false, failure: { kind: 'notFound', message: '' } } as const
  await gate.answer('read', outcome.value === null ? missing : done(outcome.value.prescription))
  const link = outcome.value?.link ?? missing
  await gate.answer('link', link)
}

/** Time stands still while the document is awaited: it passes when the tester lets it. */
const awaits = async (scene: Scene, output: unknown): Promise<void> => {
  await holdTime(scene.page)
  await loaded(scene, output)
}

export const signedPrescriptionPlayer: BrowserPlayer<
  typeof signedPrescriptionModel,
  Scene,
  StateValueFrom<typeof signedPrescriptionModel.machine>
> = {
  model: signedPrescriptionModel,
  arrive: {
    'Open a prescription from an appointment': async (base) => {
      await base.page.clock.install()
      const gate = await gateOn(base.page, rows)
      await openAs(base, await newPatient(base.served), '/prescription?id=p1')
      await base.inspection.reached('signedPrescription', 'loading', 0)
      return { ...base, gate }
    },
  },
  act: {
    'The prescription arrives': loaded,
    'It arrives without its PDF': loaded,
    'It arrives while its document is being written': awaits,
    'The document is looked for': async ({ page }) => {
      await page.clock.runFor(MOST_BETWEEN_LOOKS)
      await page.clock.resume()
    },
    'It is written': loaded,
    'It is not written yet': awaits,
    'It is not theirs': loaded,
    'It cannot be loaded': loaded,
    'Press Try again': ({ I }) => I.tryPrescriptionAgain(),
    'Another language is chosen': speakAnother,
  },
  see: {
    loading: ({ I }) => I.seePrescriptionLoading(),
    shown: ({ I }) => I.seePrescription('RX-1'),
    awaited: ({ I }) => I.seeDocumentMade(),
    looking: ({ I }) => I.seeDocumentMade(),
    overdue: ({ I }) => I.seeDocumentOverdue(),
    empty: ({ I }) => I.seeNoPrescription(),
    failed: ({ I }) => I.seePrescriptionFailed(),
  },
}
