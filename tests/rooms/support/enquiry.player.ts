import type { StateValueFrom } from 'xstate'
import { configApi } from '../../../src/core/app/config.api'
import { filesApi } from '../../../src/core/files/files.api'
import type { Outcome } from '../../../src/core/kit/outcome'
import { waysToWrite } from '../../../src/core/support/enquiry.kinds'
import { openingDraft } from '../../../src/core/support/enquiry.rules'
import { supportApi } from '../../../src/core/support/support.api'
import { beginWith } from '../../kit/browser'
import { entriesOf, newNumber, newPatient, type Session } from '../../kit/patients'
import type { Served } from '../../kit/served'
import { type BrowserPlayer, type BaseScene } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { PDF } from '../../kit/sampleFiles'
import { enquiryModel } from './enquiry.model'
import { newDoctor } from '../../kit/staff'

const rows = {
  countries: { endpoint: configApi.read, query: { key: 'countryCodes' } },
  uploading: { endpoint: filesApi.upload },
  patientTicket: { endpoint: supportApi.patientTicket },
  ticket: { endpoint: supportApi.ticket },
}

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
  /** The words on the button that sends, and the call it makes. */
  readonly send: string
  readonly sends: 'patientTicket' | 'ticket'
  /** What was typed is none that can be sent. */
  isFaulty: boolean
}

type Value = StateValueFrom<typeof enquiryModel.machine>
type Place = 'open' | Exclude<Extract<Value, string>, 'deciding'>

const arrive = async (
  base: BaseScene,
  {
    address,
    send,
    session,
    sends = 'patientTicket',
  }: Pick<Scene, 'send'> & {
    readonly address: string
    readonly session?: Session
    readonly sends?: Scene['sends']
  },
): Promise<Scene> => {
  const gate = await gateOn(base.page, rows)
  if (session) await beginWith(base.page, { session: entriesOf(session.storage) })
  await base.page.goto(address)
  return { ...base, gate, send, sends, isFaulty: false }
}

const support = { address: '/contact-us?form=support&inspect=1', send: 'Send to support' }
const describeTrouble = ({ I }: BaseScene) =>
  I.fillIn('Tell us what is troubling you', 'They advised surgery of the neck')

/** A patient who pressed Reach out as a guest and has verified since. */
const backVerified = async (served: Served): Promise<Session> => {
  const patient = await newPatient(served)
  const draft = openingDraft('helpMeChoose', null, null)
  patient.ports.store.writeDraft('helpMeChoose', draft, Math.floor(Date.now() / 1000))
  return patient
}

const ends = async ({ gate, sends }: Scene, output: unknown) => void (await gate.end(sends, output as Outcome<unknown>))
const endsUpload = async ({ gate }: Scene, output: unknown) =>
  void (await gate.end('uploading', output as Outcome<unknown>))

const pdf = Buffer.from(PDF)

export const enquiryPlayer: BrowserPlayer<typeof enquiryModel, Scene, Place> = {
  model: enquiryModel,
  called: {
    'Fill in the support form as a guest, but for the type of inquiry': 'support',
    'Fill in the support form as a patient, but for the type of inquiry': 'support',
  },
  arrive: {
    'Fill in the support form as a guest, but for the type of inquiry': async (base) => {
      const scene = await arrive(base, support)
      await scene.I.fillIn('Full name', 'Asha Patel')
      await scene.I.fillIn('Mobile number', newNumber())
      await describeTrouble(scene)
      return scene
    },
    'Fill in the support form as a patient, but for the type of inquiry': async (base) => {
      const scene = await arrive(base, { ...support, session: await newPatient(base.served) })
      await describeTrouble(scene)
      return scene
    },
    'Open the form for the confused as a patient': async (base) =>
      arrive(base, { address: '/faq?inspect=1', send: 'Request a call', session: await newPatient(base.served) }),
    'Come back verified after pressing Reach out': async (base) =>
      arrive(base, { address: '/home?inspect=1', send: 'Reach out', session: await backVerified(base.served) }),
    'Open Help & Support as a doctor': async (base) => {
      const scene = await arrive(base, {
        address: '/schedule?inspect=1',
        send: 'Request Call Back',
        sends: 'ticket',
        session: await newDoctor(base.served),
      })
      await scene.I.openHelp()
      await scene.I.fillIn('Problem', 'Slots')
      return scene
    },
  },
  act: {
    'The list of countries arrives': async ({ gate, I }, output) => {
      // Each form of the page asks for it.
      for (const _ of waysToWrite) await gate.end('countries', output as Outcome<unknown>)
      await I.seeCountries()
    },
    'Choose the country code +65': async ({ I }) => void (await I.chooseCountry('+65')),
    'Choose the type Tests': async ({ I }) => void (await I.choose('Type of inquiry', 'Tests')),
    'Type a mobile number that is too short': async (scene) => {
      await scene.I.fillIn('Mobile number', '98765')
      scene.isFaulty = true
    },
    'Type the problem': ({ I }) => I.fillIn('Problem', 'Neurologist or neurosurgeon?'),
    'Type the description': ({ I }) => I.fillIn('Description', 'Tuesday is missing'),
    'Press Send': async ({ I, send, isFaulty }) => {
      await I.press(send)
      if (isFaulty) await I.seeNumberFault()
    },
    'Choose a PDF': ({ I }) => I.attach('report.pdf', 'application/pdf', pdf),
    'Choose an empty file': async ({ I }) => {
      await I.attach('notes.pdf', 'application/pdf', Buffer.alloc(0))
      await I.see('This file is empty.')
    },
    'The file is stored': async (scene, output) => {
      await endsUpload(scene, output)
      await scene.I.seeAttached('report.pdf')
    },
    'The file is refused': async (scene, output) => {
      await endsUpload(scene, output)
      await scene.I.see('Only PDF and image files are allowed.')
    },
    'The upload is lost': endsUpload,
    'Remove the file': async ({ I }) => {
      await I.detach('report.pdf')
      await I.seeNothingAttached()
    },
    'Give up verifying': ({ I }) => I.giveUpLogin(),
    'The form is received': ends,
    'The session has ended': ends,
    'The network is lost before the answer': async (scene, output) => {
      await ends(scene, output)
      await scene.I.see('Failed to process your request.')
    },
    'The form is refused': async (scene, output) => {
      await ends(scene, output)
      await scene.I.see('Failed to process your request.')
    },
    'Press Send another': ({ I }) => I.press('Send another'),
    'Close the form': ({ I }) => I.press('Cancel'),
  },
  see: {
    open: ({ I, send }, value) =>
      (value as { open: string }).open === 'uploading' ? I.seeUploading() : I.seeAsked(send),
    verifying: ({ I, size }) => (size === 'desktop' ? I.seeLoginDialog() : I.seeVerificationPage()),
    sending: ({ I, send }) => I.seeFormBeingSent(send),
    sent: async ({ I }) => void (await I.seeReference()),
    closed: ({ I }) => I.seeHelpClosed(),
  },
}
