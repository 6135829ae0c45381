import { expect, test } from 'vitest'
import { beginWith } from '../kit/browser'
import { areQuicklyRead, cardHeights } from '../kit/cardHeights'
import { inBrowser } from '../kit/inBrowser'
import { personAt } from '../kit/pages/person'
import { entriesOf, newPatient, nextDoctor } from '../kit/patients'

const product = inBrowser()

/** In the language whose words are the longest here; `npm run figures -- browserMatrices` takes the others. */
test('a phone shows doctors in cards of at most 340 px', async () => {
  expect(await cardHeights(product, 'ben')).toSatisfy(areQuicklyRead)
})

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
