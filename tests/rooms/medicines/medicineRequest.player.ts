import type { Page } from 'playwright-core'
import type { StateValueFrom } from 'xstate'
import { medicinesApi } from '../../../src/core/medicines/medicines.api'
import { EMPTY_REQUEST } from '../../../src/core/medicines/requestProgress'
import { recordsApi } from '../../../src/core/records/records.api'
import { membersApi } from '../../../src/core/members/members.api'
import { done, failed, type Outcome } from '../../../src/core/kit/outcome'
import { beginWith } from '../../kit/browser'
import { entriesOf, newPatient } from '../../kit/patients'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { aRecord } from '../records/recordFacts'
import { asha, home, manyOf, placed, wholeMember } from './medicineFacts'
import { medicineRequestModel } from './medicineRequest.model'

const rows = {
  pharmacy: { endpoint: medicinesApi.pharmacy },
  address: { endpoint: medicinesApi.address },
  members: { endpoint: membersApi.list },
  records: { endpoint: medicinesApi.orderable },
  saving: { endpoint: medicinesApi.saveAddress },
  sending: { endpoint: medicinesApi.order },
  paper: { endpoint: recordsApi.save },
  completing: { endpoint: membersApi.update },
}

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
  readonly isGuest: boolean
}

type Place = Exclude<StateValueFrom<typeof medicineRequestModel.machine>, 'arriving' | 'afterAddress' | 'deciding'>

const wanting = { ...EMPTY_REQUEST, recordId: 'r1' }
const body = {
  medicalRecordId: 'r1',
  memberId: 'm1',
  pharmacyId: 'p1',
  type: 'PICKUP',
  lines: [{ line: 0, quantity: 20 }],
}

const arriving =
  (step: string, state: object = {}, isGuest = false) =>
  async (base: BaseScene): Promise<Scene> => {
    const gate = await gateOn(base.page, rows)
    const session = isGuest ? {} : { session: entriesOf((await newPatient(base.served)).storage) }
    await beginWith(base.page, { ...session, state })
    await base.page.goto(`/medicines?pharmacy=p1&step=${step}&inspect=1`)
    await base.inspection.reached('medicineRequest', 'preparing', 0)
    return { ...base, gate, isGuest }
  }

/** Where a request is closed. */
const OPEN = [
  'preparing',
  'unprepared',
  'gone',
  'choosingWay',
  'verifying',
  'choosingPrescription',
  'loadingRecords',
  'recordsFailed',
  'sent',
] as const

/** Pages whose member lacks an age. */
const lacking = new WeakSet<Page>()

const endChoices =
  (address: unknown, member: Parameters<typeof wholeMember>[0]) =>
  async ({ gate }: Scene) => {
    await gate.answer('address', done(address))
    await gate.answer('members', done([wholeMember(member)]))
    await gate.answer('pharmacy', done(manyOf('p1')))
  }
/** A guest has neither an address nor a family that could be asked for. */
const refuseChoices = async ({ gate, isGuest }: Scene, output: unknown) => {
  if (!isGuest) {
    await gate.answer('address', done(null))
    await gate.answer('members', done([]))
  }
  await gate.answer('pharmacy', output as Outcome<unknown>)
}
const answers =
  (name: keyof typeof rows) =>
  ({ gate }: Scene, output: unknown) =>
    gate.answer(name, output as Outcome<unknown>)

export const medicineRequestPlayer: BrowserPlayer<typeof medicineRequestModel, Scene, Place> = {
  model: medicineRequestModel,
  arrive: {
    'Press Order here': arriving('way'),
    'Press Order here as a guest': arriving('way', {}, true),
    'Come back verified to say where to': arriving('address'),
    'Come back verified to go on': arriving('proceed'),
    'Come back verified to go on, on a phone': arriving('proceed'),
    'Reload at the review': arriving('review', { draft: wanting }),
    'Reload while a paper is added': arriving('paper'),
    'Reload while the request was on its way': arriving('review', {
      draft: { ...wanting, way: 'PICKUP' },
      attempt: { sent: body, key: crypto.randomUUID() },
    }),
    'Reload once it was sent': arriving('sent', { placed }),
  },
  act: {
    'The pharmacy, the address and the family arrive': endChoices(home, asha),
    'The pharmacy arrives': ({ gate }) => gate.answer('pharmacy', done(manyOf('p1'))),
    'The pharmacy and somebody without an age arrive; there is no address': async (scene) => {
      lacking.add(scene.page)
      await endChoices(null, { ...asha, age: null })(scene)
    },
    'The pharmacy and the family arrive; there is no address': endChoices(null, asha),
    'The pharmacy is gone': refuseChoices,
    'The pharmacy cannot be loaded': refuseChoices,
    'Press Retry': async ({ I, inspection }) =>
      (await inspection.oneOf('medicineRequest', ['unprepared', 'recordsFailed', 'unsettled'])) === 'unsettled'
        ? I.tryRequestAgain()
        : I.retry(),
    'Choose Pick Up': ({ I }) => I.choosePickup(),
    'Press Add address or Change address': ({ I }) => I.editAddress(),
    'The verification is given up': ({ I }) => I.closeLogin(),
    'The address is saved': async ({ I, gate }) => {
      await I.typePincode('380007')
      await I.seeCity('Ahmedabad')
      await I.typeStreet('4 Shanti Kunj')
      await I.saveAddress()
      await gate.answer('saving', done(home))
    },
    'The form of the address is closed': ({ page }) => page.keyboard.press('Escape'),
    'The session ends while the address is saved': async ({ I, gate }) => {
      await I.typePincode('380007')
      await I.seeCity('Ahmedabad')
      await I.typeStreet('4 Shanti Kunj')
      await I.saveAddress()
      await gate.answer('saving', failed('unauthenticated', ''))
    },
    'Press Choose prescription, or Review the request': ({ I }) => I.proceed(),
    'The prescriptions arrive': answers('records'),
    'There is no prescription': answers('records'),
    'The prescriptions cannot be loaded': answers('records'),
    'The session has ended': answers('records'),
    'Press Choose a file': ({ I }) => I.addPaper('Choose a file'),
    'Press Photograph the paper': async ({ page, I }) => {
      await I.addPaper('Photograph the paper')
      // The camera opens over the form, once the form has its categories.
      await page.getByRole('dialog', { name: 'Photograph the paper' }).waitFor()
    },
    'The paper is saved': async ({ page, I, gate }) => {
      if (await page.getByRole('dialog', { name: 'Photograph the paper' }).isVisible())
        await page.keyboard.press('Escape')
      await I.fillPaper()
      await I.saveRecord()
      await gate.answer('paper', done(aRecord))
    },
    'The form of the paper is closed': async ({ page, I }) => {
      if (await page.getByRole('dialog', { name: 'Photograph the paper' }).isVisible())
        await page.keyboard.press('Escape')
      await I.seeRecordForm()
      await page.keyboard.press('Escape')
    },
    // The only one is chosen as it arrives.
    'Choose the prescription': ({ inspection }) =>
      inspection.send('medicineRequest', { type: 'record.chosen', id: 'r1' }),
    'Untick the medicine': ({ I }) => I.tickMedicine(),
    'Tick the medicine': ({ I }) => I.tickMedicine(),
    'Press Change beside whom it is for': ({ I }) => I.changeWhom(),
    'Choose Asha': async ({ I, gate, page }) => {
      await I.choosePatient(asha.name)
      if (!lacking.delete(page)) return
      await I.typeMemberAge(String(asha.age))
      await I.saveMember()
      await gate.answer('completing', done(wholeMember(asha)))
      await gate.answer('members', done([wholeMember(asha)]))
      await I.choosePatient(asha.name)
    },
    'Press Back': async ({ I, page, inspection }) =>
      (await inspection.oneOf('medicineRequest', [
        'loadingRecords',
        'recordsFailed',
        'choosingPrescription',
        'reviewing',
        'sent',
      ])) === 'sent'
        ? void (await page.goBack())
        : I.backInRequest(),
    'Press Send request': ({ I }) => I.sendRequest(),
    'The request is sent': answers('sending'),
    'The answer is lost': answers('sending'),
    'The session ends': answers('sending'),
    'The pharmacy takes no orders': answers('sending'),
    'The pharmacy no longer has that way': answers('sending'),
    'The address was changed in another tab': answers('sending'),
    'The address as it is now arrives': endChoices(home, asha),
    'The address cannot be read again': refuseChoices,
    'All of it is in another order': answers('sending'),
    'The profile is not complete': answers('sending'),
    'The same is open there': answers('sending'),
    'Press Open my orders': async ({ I }) => {
      await I.openOrders()
      return 'gone'
    },
    'Press Track': async ({ I }) => {
      await I.trackRequest()
      return 'gone'
    },
    'Close it': async ({ I, inspection }) => {
      const at = await inspection.oneOf('medicineRequest', OPEN)
      // The login covers the request.
      if (at === 'verifying') return inspection.send('medicineRequest', { type: 'close' })
      if (at !== 'sent') return I.closeRequest()
      await I.leaveSent()
      return 'gone'
    },
  },
  see: {
    preparing: ({ I }) => I.seePharmacyLoading(),
    unprepared: ({ I }) => I.seePharmacyFailed(),
    gone: ({ I }) => I.seePharmacyGone(),
    choosingWay: ({ I }) => I.seeWays(),
    verifying: ({ page }) => page.getByRole('textbox', { name: 'Mobile number' }).waitFor(),
    addingAddress: ({ I }) => I.seeAddressForm(),
    loadingRecords: ({ I }) => I.seePrescriptionsLoading(),
    recordsFailed: ({ I }) => I.seePrescriptionsFailed(),
    choosingPrescription: ({ I }) => I.seePrescriptions(),
    addingPaper: ({ I }) => I.seePaperForm(),
    choosingMember: ({ I }) => I.seeChooser(),
    reviewing: ({ I }) => I.seeRequestReview(),
    sending: ({ I }) => I.seeRequestSending(),
    rereading: ({ I }) => I.seeRequestReview(),
    unsettled: ({ I }) => I.seeRequestUnsettled(),
    sent: ({ I }) => I.seeRequestSent(),
    left: ({ I }) => I.seeNoRequest(),
  },
}
