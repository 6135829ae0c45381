import { describe, expect, test } from 'vitest'
import { type Size } from '../kit/browser'
import { keptEnquiries } from '../kit/enquiries'
import { fillInquiry, openForm } from '../kit/forms'
import { inBrowser } from '../kit/inBrowser'
import { newNumber, newPatient, type Session } from '../kit/patients'

const product = inBrowser()

const open = (size: Size, path: string, who?: Session) => openForm(product, size, path, who)

describe('A guest who asks for a second opinion', () => {
  test('verifies a number first, finds what was typed, and is answered under the verified number', async () => {
    const { I, posts, verify } = await open('desktop', '/contact-us?form=secondOpinion')
    const number = newNumber(10)
    await expect.poll(() => I.canPress('Ask for a second opinion')).toBe(false)
    await fillInquiry(I)
    await I.choose('Type of inquiry', 'Surgery')
    await I.press('Ask for a second opinion')
    await verify(number)
    await I.completeProfile('Asha Patel', '42', 'Female')
    await I.at('/contact-us')
    await I.see('From your profile')
    expect(posts.filter((path) => path.includes('support-ticket'))).toEqual([])
    await expect
      .poll(async () => [
        await I.textIn('Tell us what is troubling you'),
        await I.textIn('Type of inquiry'),
        await I.textIn('Mobile number'),
        await I.isLocked('Mobile number'),
      ])
      .toEqual(['They advised surgery of the neck', 'surgery', number, true])
    await I.press('Ask for a second opinion')
    await I.seeReference()
    expect((await keptEnquiries(product.served))[0]).toMatchObject({
      kind: 'secondOpinion',
      requestType: 'surgery',
      phoneNumber: number,
    })
  })

  test('who writes to us is told what is missing, and what was not received is sent again as the same message', async () => {
    const { page, I } = await open('desktop', '/contact-us', await newPatient(product.served))
    await I.fillIn('Mobile number', '+91 98123-00045')
    await expect.poll(() => I.textIn('Mobile number')).toBe('9812300045')
    await I.fillIn('Full name', '')
    await I.press('Send message')
    await I.see('All fields are required')
    await I.see('Name is required')
    await I.fillIn('Full name', 'Asha')
    await I.fillIn('Your message (optional)', 'Is Saturday possible?')
    const before = (await keptEnquiries(product.served)).length
    let isLost = false
    await page.route('**/v1/contact-us', async (route) => {
      if (isLost) return route.continue()
      isLost = true
      await route.fetch()
      return route.abort('connectionreset')
    })
    await I.press('Send message')
    await I.see('Failed to process your request.')
    await I.press('Send message')
    await I.seeReference()
    const after = await keptEnquiries(product.served)
    expect(after).toHaveLength(before + 1)
    expect(after[0]).toMatchObject({
      kind: 'contact',
      name: 'Asha',
      phoneNumber: '9812300045',
      problem: 'Is Saturday possible?',
    })
  })
})
