import { describe, expect, test } from 'vitest'
import { hold, type Size } from '../../kit/browser'
import { keptEnquiries } from '../../kit/enquiries'
import { giveUpVerifying, openForm } from '../../kit/forms'
import { inBrowser } from '../../kit/inBrowser'
import { newPatient, type Session } from '../../kit/patients'
import { personAt } from '../../kit/pages/person'

const product = inBrowser()

const open = (size: Size, path: string, who?: Session) => openForm(product, size, path, who)

describe('A guest who asks for a second opinion', () => {
  /** On a phone here, where it is a page; over the page of a desktop in tests/e2e/matrices/forms.test.ts. */
  test('and gives up verifying finds what was typed', () =>
    expect(giveUpVerifying(product, 'phone')).resolves.toBeUndefined())
})

describe('A patient', () => {
  test('who is confused finds their name and number there, and the problem gone after it was sent', async () => {
    const patient = await newPatient(product.served)
    const { I } = await open('desktop', '/faq', patient)
    await I.see('Confused? Fill the form our team will contact you')
    await expect
      .poll(async () => [await I.isLocked('Full name'), await I.textIn('Mobile number')])
      .toEqual([true, patient.login.phoneNumber])
    await expect.poll(() => I.canPress('Request a call')).toBe(false)
    await I.fillIn('Problem', 'Neurologist or neurosurgeon?')
    await I.press('Request a call')
    await I.seeReference()
    await expect.poll(() => I.textIn('Problem')).toBe('')
    expect((await keptEnquiries(product.served))[0]).toMatchObject({
      kind: 'confused',
      problem: 'Neurologist or neurosurgeon?',
    })
  })

  test('is helped in choosing a doctor by one press', async () => {
    const { I, posts } = await open('desktop', '/home', await newPatient(product.served))
    await I.see('Need help in choosing best suitable doctor?')
    await I.press('Reach out')
    await I.seeReference()
    expect(posts.filter((path) => path.includes('support'))).toEqual(['/user-service/v1/support-ticket/patient'])
  })
})

test('the form of the link comes alive for whoever was in it before the page was', async () => {
  const page = await product.open('desktop')
  const letGo = await hold(page, '**/*.js')
  await page.goto('/', { waitUntil: 'commit' })
  const I = personAt(page, 'desktop')
  await I.typeForLink('98123')
  letGo()
  await page.getByRole('contentinfo').getByRole('status').waitFor({ state: 'attached' })
  await expect.poll(() => I.valueOfLink()).toBe('98123')
})

test('markup in an answer is shown without anything that could run', async () => {
  const page = await product.open('desktop')
  const answer =
    '<p onclick="hit()">Safe <strong>words</strong></p><img src=x onerror="hit()"><script>hit()</script>' +
    '<a href="javascript:hit()">one</a><a href="/order-list">two</a><svg onload="hit()"></svg><iframe srcdoc="<p>"></iframe>'
  await page.addInitScript(() => Object.assign(window, { hits: 0, hit: () => Object.assign(window, { hits: 1 }) }))
  await page.route('**/v1/faq?*', (route) =>
    route.fulfill({ json: { result: [{ id: 'q', question: 'A question?', answer }], message: '', statusCode: 200 } }),
  )
  await page.goto('/faq')
  await page.getByText('A question?').click()
  const shown = page.locator('details > div > div')
  await shown.getByText('words').click()
  await shown.getByText('one').click()
  await expect
    .poll(() => shown.innerHTML())
    .toBe('<p>Safe <strong>words</strong></p><a>one</a><a href="/order-list">two</a>')
  // What could run has run by the time in which what was pressed is answered.
  await expect.poll(() => page.evaluate(() => (window as unknown as { hits: number }).hits)).toBe(0)
})
