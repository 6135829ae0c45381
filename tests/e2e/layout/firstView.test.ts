import { expect, test } from 'vitest'
import { beginWith, type Size } from '../../kit/browser'
import { inBrowser } from '../../kit/inBrowser'
import { personAt } from '../../kit/pages/person'
import { entriesOf, newGuest, newPatient, nextDoctor } from '../../kit/patients'

const product = inBrowser()

test.each(['phone', 'desktop'] as const)(
  'a %s shows the name and the years of each doctor whole, and tags on one line, each whole',
  async (size) => {
    const page = await product.open(size)
    await page.goto('/find-doctor')
    // A page that was painted for nobody in particular may be replaced by that of who is here.
    const cards = () =>
      page.evaluate(() => {
        const isWithin = (inner: Element, outer: Element) => {
          const [one, other] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()]
          return one.top >= other.top - 1 && one.bottom <= other.bottom + 1 && one.right <= other.right + 1
        }
        return [...document.querySelectorAll('main h3')].map((name) => {
          const card = name.closest('[class*=card]')!
          const years = [...card.querySelectorAll('span > span[aria-hidden]')].find(({ textContent }) =>
            /years?$/.test(textContent),
          )!
          const tags = [...card.querySelectorAll('[class*=badge]')]
          const line = tags[0]?.parentElement
          const seen = tags.filter((tag) => isWithin(tag, line!))
          const below = line ? line.getBoundingClientRect().bottom : 0
          return {
            name: name.scrollHeight <= name.clientHeight + 2 && name.scrollWidth <= name.clientWidth,
            years: isWithin(years, card),
            lines: line ? new Set(seen.map((tag) => tag.getBoundingClientRect().top)).size : 1,
            cut: tags.filter((tag) => !seen.includes(tag) && tag.getBoundingClientRect().top < below).length,
          }
        })
      })
    await expect.poll(async () => (await cards()).length).toBeGreaterThan(2)
    await expect
      .poll(async () => [...new Set((await cards()).map((card) => JSON.stringify(card)))])
      .toEqual([JSON.stringify({ name: true, years: true, lines: 1, cut: 0 })])
  },
)

test('a laptop shows the first doctor within 250 px, and three of them', async () => {
  const page = await product.open('desktop')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/find-doctor')
  await page.locator('main:not([inert]) h3').nth(3).waitFor()
  const tops = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main:not([inert]) h3')].map(
        (name) => name.closest('[class*=card]')!.getBoundingClientRect().top,
      ),
    )
  await expect.poll(async () => (await tops())[0]).toBeLessThanOrEqual(250)
  expect((await tops())[3]).toBeLessThanOrEqual(840)
})

test.each([
  ['/health-assessment?type=Brain', 'Health assessment', 390],
  ['/partner-with-us', 'Partner with us', 360],
] as const)(
  'the title of %s, %s, is not cut in the bar of a phone of %i px: it may take two lines',
  async (path, title, width) => {
    const page = await product.open('phone')
    await page.setViewportSize({ width, height: 844 })
    await beginWith(page, { session: entriesOf((await newPatient(product.served)).storage) })
    await page.goto(path)
    const bar = page.getByRole('banner').getByText(title, { exact: true })
    // A page that was painted for nobody in particular is replaced by that of who is here.
    const hidden = () =>
      bar.evaluate((one) => ({
        width: one.scrollWidth - one.clientWidth,
        lines: Math.round((one.scrollHeight - one.clientHeight) / Number.parseFloat(getComputedStyle(one).lineHeight)),
      }))
    await expect.poll(hidden).toEqual({ width: 0, lines: 0 })
  },
)

test('a small phone has its search in the bar, and what contact is about stands right above the forms', async () => {
  const page = await product.open('phone')
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/contact-us')
  const tabs = page.locator('main:not([inert])').getByRole('tablist')
  await tabs.waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Search doctors' }).waitFor()
  const lead = await page.getByText(/^A question about a booking/).boundingBox()
  const gap = (await tabs.boundingBox())!.y - (lead!.y + lead!.height)
  expect(gap).toBeLessThanOrEqual(24)
})

test.each(['/find-doctor', '/home'])('what a search on a phone may look for at %s is not cut', async (path) => {
  const page = await product.open('phone')
  await page.goto(path)
  const field = page.getByRole('main').getByRole('searchbox')
  await field.waitFor()
  // A page that was painted for nobody in particular may be replaced by that of who is here.
  const fits = () =>
    field.evaluate(async (input: HTMLInputElement) => {
      await document.fonts.ready
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(input)
      const context = document.createElement('canvas').getContext('2d')!
      context.font = font
      const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd)
      return context.measureText(input.placeholder).width <= input.clientWidth - padding
    })
  await expect.poll(fits).toBe(true)
})

test('the fee of each way of consulting is whole, within its button and in line with the other on a Hindi card', async () => {
  const page = await product.open('phone')
  await page.addInitScript(() => localStorage.setItem('lang', 'hin'))
  await beginWith(page, { session: entriesOf((await newGuest(product.served)).storage) })
  await page.goto('/find-doctor')
  await page.getByRole('main').getByRole('heading', { level: 3 }).nth(2).waitFor()
  await page.evaluate(() => document.fonts.ready)
  const cards = await page.evaluate(() =>
    [...document.querySelectorAll('main h3')].flatMap((name) => {
      const fees = [...name.closest('[class*=card]')!.querySelectorAll('li > button')].map((button) => {
        const fee = [...button.querySelectorAll('span')].find(({ textContent }) => /^₹[\d,]+$/.test(textContent))!
        const [own, frame] = [fee.getBoundingClientRect(), button.getBoundingClientRect()]
        const isWithin = own.left >= frame.left && own.right <= frame.right && own.bottom <= frame.bottom
        return { top: own.top, fits: isWithin && own.height < 2 * Number.parseFloat(getComputedStyle(fee).fontSize) }
      })
      return fees.length === 2 ? [{ areLevel: fees[0]!.top === fees[1]!.top, fit: fees.every(({ fits }) => fits) }] : []
    }),
  )
  expect(cards.length).toBeGreaterThan(0)
  expect(new Set(cards.map((each) => JSON.stringify(each)))).toEqual(
    new Set([JSON.stringify({ areLevel: true, fit: true })]),
  )
})

test.each([
  ['phone', '/contact-us', 'Contact us'],
  ['desktop', '/contact-us', 'Contact us'],
  ['phone', '/faq', 'Questions and answers'],
  ['tablet', '/faq', 'Questions and answers'],
  ['phone', '/partner-with-us', 'Partner with us'],
  ['desktop', '/partner-with-us', 'Partner with us'],
  ['phone', '/terms-conditions', 'Terms and conditions'],
  ['desktop', '/terms-conditions', 'Terms and conditions'],
] as const satisfies readonly (readonly [Size, string, string])[])(
  'on a %s %s says its title once',
  async (size, path, title) => {
    const page = await product.open(size)
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    const times = await page.evaluate((words) => {
      const all = document.querySelectorAll('header:not(main header) *, main *')
      return [...all].filter((each) => {
        const own = [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() === words)
        return own && each.getBoundingClientRect().width > 1
      }).length
    }, title)
    expect(times).toBe(1)
  },
)

test.each(['phone', 'desktop'] as const)('a toast on a %s covers nothing of an open dialog', async (size) => {
  const page = await product.open(size)
  const { id } = await nextDoctor(product.served)
  await beginWith(page, { session: entriesOf((await newPatient(product.served)).storage) })
  await page.goto(`/doctor-profile?doctorId=${id}`)
  const I = personAt(page, size)
  await I.openPanel()
  await I.chooseSlot()
  await I.goOn()
  await I.seeReview()
  await I.changePatient()
  await I.addMember()
  await I.typeMemberName('Meera Patel')
  await I.typeMemberAge('9')
  await I.chooseMemberGender('Female')
  await page.route('**/patient/member', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 400,
          json: { result: null, message: 'A member of this name is there', statusCode: 400 },
        })
      : route.continue(),
  )
  await I.saveMember()
  const toast = page.locator('#toaster [role=alert]')
  await toast.waitFor()
  const dialog = page.getByRole('dialog')
  await expect
    .poll(async () => {
      const [above, below] = [await toast.boundingBox(), await dialog.boundingBox()]
      return above !== null && below !== null && above.y + above.height <= below.y
    })
    .toBe(true)
})

test.each([
  ['phone', 'profile'],
  ['tablet', 'profile'],
  ['phone', 'list'],
  ['tablet', 'list'],
] as const)('on a %s what is to be paid stands at the lower edge of a checkout over a %s', async (size, over) => {
  const page = await product.open(size)
  const I = personAt(page, size)
  await beginWith(page, { session: entriesOf((await newPatient(product.served)).storage) })
  if (over === 'profile') {
    await page.goto(`/doctor-profile?doctorId=${(await nextDoctor(product.served)).id}`)
    await I.openPanel()
  } else {
    await page.goto('/find-doctor')
    await page
      .locator('main:not([inert])')
      .getByRole('button', { name: /^Book (?:clinic|video)/ })
      .first()
      .click()
  }
  await I.seeSlots()
  await I.chooseSlot()
  await I.goOn()
  await I.seeCheckout()
  const between = () =>
    page.evaluate(() => {
      const bar = [...document.querySelectorAll('main button')].at(-1)!.parentElement!.getBoundingClientRect()
      const nav = [...document.querySelectorAll('nav')].at(-1)?.getBoundingClientRect()
      const edge = nav && nav.height > 0 && nav.top > 100 ? nav.top : innerHeight
      return { edge: edge === innerHeight ? 'window' : 'navigation', gap: Math.round(edge - bar.bottom) }
    })
  await expect.poll(between).toEqual({ edge: 'window', gap: 0 })
})
