import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { reviewsApi } from '../../../src/core/reviews/reviews.api'
import { teamApi } from '../../../src/core/team/team.api'
import { beginWith } from '../../kit/browser'
import { inBrowser } from '../../kit/inBrowser'
import { personAt } from '../../kit/pages/person'
import { entriesOf, newPatient, nextDoctor } from '../../kit/patients'
import { newDoctor } from '../../kit/staff'
import { emptyHospital } from '../../kit/wards'

const product = inBrowser()

const MANY = 10_000
/** More than fit into a window with what is kept ready beside it. */
const FEW = 60

const every = <Row>(row: (number: number) => Row): readonly Row[] =>
  Array.from({ length: MANY }, (_, at) => row(at + 1))

const members = every((number) => ({
  userId: `member-${number}`,
  name: `Nurse ${number}`,
  role: 'Ward nurse',
  country_code: '+91',
  phone_number: '9810200001',
  hospital_id: 'hospital',
  hospital_name: 'Nadi Hospital',
}))

const reviews = every((number) => ({
  id: `review-${number}`,
  name: `Patient ${number}`,
  no_of_stars: 5,
  review_message: 'The doctor listened.',
  doctor_reply: null,
  createdAt: 1_700_000_000,
  updatedAt: 1_700_000_000,
}))

const answerWith = (page: Page, { path }: { readonly path: string }, result: readonly object[]) =>
  page.route(
    ({ pathname }) => pathname === path,
    (route) => route.fulfill({ json: { result, message: 'OK', statusCode: 200 } }),
  )

const asDoctor = async (page: Page): Promise<void> => {
  const { id, storage } = await newDoctor(product.served)
  await emptyHospital(product.served, id)
  await beginWith(page, { session: entriesOf(storage) })
  await page.goto('/schedule')
}

/** Goes to the end of what is scrolled by the key for it; how many rows are rendered there. */
const rowsAtTheEnd = async (page: Page, last: string): Promise<number> => {
  const list = page.getByRole('list').filter({ has: page.locator('li[aria-setsize="10000"]') })
  await list.locator('li').first().waitFor()
  const end = list.locator(`li[aria-posinset="${MANY}"]`, { hasText: last })
  await expect
    .poll(async () => {
      await list.evaluate((element) => element.scrollIntoView({ block: 'end' }))
      return end.count()
    })
    .toBe(1)
  return list.locator('li').count()
}

test('a team of ten thousand is scrolled to its end, and as many of it are rendered as are in sight', async () => {
  const page = await product.open('phone')
  await answerWith(page, teamApi.members, members)
  await asDoctor(page)
  await personAt(page, 'phone').openFromMenu('Clinical team')
  const team = page.getByRole('dialog', { name: /^Clinical team/ })
  await team.getByRole('list', { name: 'Hospitals' }).getByRole('button').first().click()
  expect(await rowsAtTheEnd(page, 'Nurse 10000')).toBeLessThan(FEW)
})

test('of ten thousand reviews a doctor scrolls to the last, and replies to it', async () => {
  const page = await product.open('phone')
  await answerWith(page, reviewsApi.list, reviews)
  await asDoctor(page)
  await personAt(page, 'phone').openFromMenu('Reviews')
  expect(await rowsAtTheEnd(page, 'Patient 10000')).toBeLessThan(FEW)
  await page.getByRole('button', { name: 'Reply to Patient 10000' }).click()
  await page.getByRole('textbox', { name: /^Reply to/ }).fill('Thank you.')
  await expect.poll(() => page.getByRole('listitem').count()).toBeLessThan(FEW)
})

test('a patient reads the last of ten thousand reviews of a doctor', async () => {
  const page = await product.open('phone')
  await answerWith(page, reviewsApi.list, reviews)
  await beginWith(page, { session: entriesOf((await newPatient(product.served)).storage) })
  const { id } = await nextDoctor(product.served)
  await page.goto(`/doctor-profile?doctorId=${id}`)
  await page.getByRole('button', { name: /9,?996/ }).click()
  expect(await rowsAtTheEnd(page, 'Patient 10000')).toBeLessThan(FEW)
})

test('a size that changes is changed at once for who wants less motion: what takes a frame moves a long list again and again', async () => {
  const page = await product.open('phone')
  await page.goto('/find-doctor')
  await page.locator('main:not([inert]) li[data-index]').first().waitFor()
  const changed = await page.evaluate(() => {
    const list = document.querySelector('main:not([inert]) li[data-index]')!.parentElement!
    list.style.paddingBlockStart = '500px'
    return { isReduced: matchMedia('(prefers-reduced-motion: reduce)').matches, top: getComputedStyle(list).paddingTop }
  })
  expect(changed).toEqual({ isReduced: true, top: '500px' })
})
