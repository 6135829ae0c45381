import { expect, test } from 'vitest'
import { inBrowser } from '../../kit/inBrowser'
import { newEntry } from '../../kit/newEntry'
import { personAt } from '../../kit/pages/person'
import { bookSlot, freeSlotOf, newPatient } from '../../kit/patients'
import { newDoctor } from '../../kit/staff'

const product = inBrowser()

test('back closes the question and the slots over an order, forward and a reload open them again', async () => {
  const patient = await newPatient(product.served)
  const { id, name } = await newDoctor(product.served)
  await bookSlot(patient, await freeSlotOf(patient, id))
  const page = await product.openAs('phone', patient, '/order-list')
  const I = personAt(page, 'phone')
  const question = page.getByRole('alertdialog')
  const moving = page.getByRole('dialog')
  await newEntry(page, () => I.cancelOrderOf(name))
  await question.waitFor()
  await page.goBack()
  await question.waitFor({ state: 'detached' })
  await I.at('/order-list')
  await page.goForward()
  await question.waitFor()
  await I.reload()
  await question.waitFor()
  await page.goBack()
  await question.waitFor({ state: 'detached' })

  await newEntry(page, () => I.moveOrderOf(name))
  await moving.waitFor()
  await page.goBack()
  await moving.waitFor({ state: 'detached' })
  await page.goForward()
  await moving.waitFor()
  await I.at('/order-list')
  await expect.poll(() => moving.count()).toBe(1)
})
