import { expect, test } from 'vitest'
import { inBrowser } from '../../kit/inBrowser'
import { keyboard } from '../../kit/pages/actions'
import { personAt } from '../../kit/pages/person'
import { bookAsNewcomer } from '../../kit/signUp'
import { newPatient, nextDoctor } from '../../kit/patients'

const product = inBrowser()

/** In English here; `npm run figures -- keyboardBooking` books in every language. */
test('a guest on a desktop books with the keyboard alone', async () => {
  const page = await product.open('desktop')
  const I = personAt(page, 'desktop', keyboard(page))
  const { slotNumber } = await bookAsNewcomer(I, product.served, await nextDoctor(product.served))
  expect(slotNumber).toBeGreaterThan(0)
})

test('who logs out leaves nothing behind', async () => {
  const patient = await newPatient(product.served)
  const page = await product.openAs('phone', patient, '/order-list')
  const I = personAt(page, 'phone')
  await I.openMenu()
  await I.logOut()
  await I.at('/')
  await I.seeNobodyHere()
  const kept = () => page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))
  for (const secret of [patient.login.token, patient.login.name, patient.login.phoneNumber])
    await expect.poll(kept).not.toContain(secret)
  await page.goBack()
  await I.at('/order-list')
  await I.seeNobodyHere()
})
