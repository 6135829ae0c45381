import type { WaysToWrite } from '../../../../src/core/support/enquiry.kinds'
import { newNumber } from '../../patients'
import { type BrowserPlayer, type BaseScene } from '../browser'
import { demonstrationSession, openAs } from './people'
import { contactModel } from '../models/support'

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

const fillIn = async ({ I, form }: Scene) => {
  await I.fillIn('Full name', 'Asha Patel')
  await I.fillIn('Mobile number', newNumber())
  if (form === 'contact') return
  await I.choose('Type of inquiry', 'Surgery')
  await I.fillIn('Tell us what troubles you', 'They advised surgery of the neck')
}

export const contactPlayer: BrowserPlayer<typeof contactModel, Scene, ''> = {
  model: contactModel,
  arrive: {
    'Open Contact us as a doctor': async (base) => {
      await openAs(base, await demonstrationSession(base.served, 'doctor'), '/contact-us')
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
    'Give up verifying': async (scene) => {
      await fillIn(scene)
      await scene.I.press(forms[scene.form].send)
      await scene.I.giveUpLogin()
    },
  },
  see: {
    '': async ({ I, form }) => {
      await I.seeForm(forms[form].name)
      await I.seeAsked(forms[form].send)
    },
  },
}
