import type { WaysToWrite } from '../../../src/core/support/enquiry.kinds'
import { type BrowserPlayer, type BaseScene } from '../../kit/paths/browser'
import { openAs } from '../../kit/paths/people'
import { newDoctor } from '../../kit/staff'
import { contactModel } from './support.model'

interface Scene extends BaseScene {
  form: WaysToWrite
}

const forms: Readonly<Record<WaysToWrite, { readonly name: string; readonly send: string }>> = {
  contact: { name: 'General', send: 'Send message' },
  secondOpinion: { name: 'Second opinion', send: 'Ask for a second opinion' },
  support: { name: 'Support', send: 'Send to support' },
}

const chooses = (form: WaysToWrite) => async (scene: Scene) => {
  await scene.I.chooseForm(forms[form].name)
  scene.form = form
}

export const contactPlayer: BrowserPlayer<typeof contactModel, Scene, ''> = {
  model: contactModel,
  arrive: {
    'Open Contact us as a doctor': async (base) => {
      await openAs(base, await newDoctor(base.served), '/contact-us')
      await base.I.seeAsked(forms.contact.send)
      return { ...base, form: 'contact' }
    },
    'Open Contact us': async (base) => {
      await base.page.goto('/contact-us?inspect=1')
      await base.I.seeForm('General')
      return { ...base, form: 'contact' }
    },
  },
  act: {
    'Choose the tab Second opinion': chooses('secondOpinion'),
    'Choose the tab Support': chooses('support'),
  },
  see: {
    '': async ({ I, form }) => {
      await I.seeForm(forms[form].name)
      await I.seeAsked(forms[form].send)
    },
  },
}
