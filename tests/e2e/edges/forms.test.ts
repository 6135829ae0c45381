import { describe, expect, test } from 'vitest'
import { holdTime, type Size, sizes } from '../../kit/browser'
import { openForm } from '../../kit/forms'
import { keptEnquiries } from '../../kit/enquiries'
import { inBrowser } from '../../kit/inBrowser'
import { newGuest, newPatient, type Session } from '../../kit/patients'
import { PDF } from '../../kit/sampleFiles'
import { newDoctor } from '../../kit/staff'

const product = inBrowser()

const open = (size: Size, path: string, who?: Session) => openForm(product, size, path, who)

test('a doctor asks for a call back with a file, and a file that is none of ours is refused', async () => {
  const { page, I, posts } = await open('desktop', '/schedule', await newDoctor(product.served))
  await I.openHelp()
  await I.fillIn('Problem', 'Slots')
  await expect.poll(() => I.canPress('Request Call Back')).toBe(false)
  await I.fillIn('Description', 'Tuesday is missing')
  await I.attach('notes.txt', 'text/plain', Buffer.from('hello'))
  await I.see('Only PDF and image files are allowed.')
  await I.attach('report.pdf', 'application/pdf', Buffer.from(PDF))
  await page.getByRole('list', { name: 'Attached files' }).getByText('report.pdf').waitFor()
  await I.press('Request Call Back')
  await I.seeReference()
  expect(posts.slice(-2)).toEqual(['/user-service/v1/upload', '/user-service/v1/support-ticket'])
  expect((await keptEnquiries(product.served))[0]).toMatchObject({
    kind: 'help',
    problem: 'Slots',
    attachments: ['report.pdf'],
  })
})

test('the link to the app goes to ten digits and nothing else', async () => {
  const { page, I } = await open('desktop', '/')
  await I.typeForLink('98123')
  await page.getByRole('contentinfo').getByRole('status').waitFor({ state: 'attached' })
  await expect.poll(async () => [await I.valueOfLink(), await I.canSendLink()]).toEqual(['98123', false])
  await I.typeForLink('45678')
  await expect.poll(async () => [await I.valueOfLink(), await I.canSendLink()]).toEqual(['9812345678', true])
  const asked = page.waitForRequest('**/app-download-link*')
  await I.sendLink()
  expect(new URL((await asked).url()).search).toBe('?phoneNumber=9812345678&countryCode=%2B91')
  await I.see('We have sent the link to your mobile number.')
})

test('a guest on a phone who presses Login verifies a number on a page of its own and comes back to where they were', async () => {
  const { served } = product
  const { page, I, verify } = await open('phone', '/find-doctor', await newGuest(served))
  const role = () => page.evaluate(() => sessionStorage.getItem('roleType'))
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  await I.seeVerificationPage()
  // The session of the guest goes on until the number is verified.
  await expect.poll(role).toBe('GUEST')
  await verify((await newPatient(served)).login.phoneNumber!)
  await I.at('/find-doctor')
  await expect.poll(role).toBe('PATIENT')
})

test('the form for the confused is shown where there is room for it', async () => {
  const { page } = await open('phone', '/about-us')
  await page.getByRole('heading', { name: 'Why we exist' }).waitFor()
  const form = page.getByText('Confused? Fill the form')
  const seen = () => form.filter({ visible: true }).count()
  await expect.poll(seen).toBe(0)
  for (const size of ['tablet', 'desktop'] as const) {
    await page.setViewportSize(sizes[size])
    await expect.poll(seen).toBe(1)
  }
})

describe('The banners of the home page', () => {
  const openHome = async (reducedMotion: 'reduce' | 'no-preference') => {
    const page = await product.open('desktop')
    await page.emulateMedia({ reducedMotion })
    await page.clock.install()
    await page.goto('/home')
    const banner = page.locator('article[data-shown=true]')
    await banner.waitFor()
    await holdTime(page)
    return { page, shown: () => banner.locator('h2').textContent() }
  }

  test('follow each other, each leading to its page, and are 13rem high', async () => {
    const { page, shown } = await openHome('no-preference')
    const region = page.getByRole('region', { name: 'Offers and news' })
    await expect.poll(async () => (await region.boundingBox())?.height).toBe(208)
    const afterSecond = async () => {
      await page.clock.runFor(1000)
      return shown()
    }
    const first = await shown()
    await expect.poll(afterSecond).not.toBe(first)
    await expect.poll(afterSecond).toBe('Flat 20% discount on tests')
    await page.clock.resume()
    await page.getByRole('link', { name: 'Book a test' }).click()
    await page.waitForURL('**/test-reports')
  })

  test('stand still for whoever asked for less motion, and change at a press', async () => {
    const { page, shown } = await openHome('reduce')
    const first = await shown()
    await page.clock.runFor(20_000)
    await expect.poll(shown).toBe(first)
    await page.getByRole('button', { name: /^3 of 4/ }).click()
    await expect.poll(shown).toBe('Chat support 24×7, helpline 24×7')
  })
})
