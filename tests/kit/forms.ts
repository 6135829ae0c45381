import { expect } from 'vitest'
import { beginWith, type Size } from './browser'
import type { Product } from './inBrowser'
import { type Person, personAt } from './pages/person'
import { entriesOf, type Session } from './patients'

/** A page with a form, whoever is in front of it, and the paths of what it posts. */
export const openForm = async (product: Product, size: Size, path: string, who?: Pick<Session, 'storage'>) => {
  const page = await product.open(size)
  await beginWith(page, { session: who === undefined ? {} : entriesOf(who.storage) })
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname)
  })
  await page.goto(path)
  const I = personAt(page, size)
  /** Gives a number and the code that came to it. */
  const verify = async (phoneNumber: string) => {
    await page.getByRole('button', { name: 'Get OTP' }).waitFor()
    // By role: the form behind the dialog has a number as well, but is out of reach.
    await page.getByRole('textbox', { name: 'Mobile number' }).fill(phoneNumber)
    await I.requestCode()
    await I.seeCodeStep()
    await I.enterCode(await product.served.codeFor(phoneNumber))
  }
  return { page, I, posts, verify }
}

export const fillInquiry = async (I: Person): Promise<void> => {
  await I.fillIn('Full name', 'Asha Patel')
  await I.fillIn('Mobile number', '9812300045')
  await I.fillIn('Tell us what is troubling you', 'They advised surgery of the neck')
}

/** A guest who does not verify the number for a message finds what was typed. */
export const giveUpVerifying = async (product: Product, size: Size): Promise<void> => {
  const { page, I } = await openForm(product, size, '/contact-us?form=support')
  await fillInquiry(I)
  await I.choose('Type of inquiry', 'Tests')
  await I.press('Send to support')
  await page.getByRole('button', { name: 'Get OTP' }).waitFor()
  if (size === 'phone') await page.goBack()
  else await I.closeLogin()
  await page.getByRole('button', { name: 'Send to support' }).waitFor()
  await expect.poll(() => I.textIn('Tell us what is troubling you')).toBe('They advised surgery of the neck')
  await expect.poll(() => I.textIn('Mobile number')).toBe('9812300045')
}
