import { expect, test } from 'vitest'
import { centreAndFamily, statusOf } from '../kit/sentReports'
import { inBrowser } from '../kit/inBrowser'

const product = inBrowser()

test('a centre sends a report without an order: the family sees it come, says whose it is, and the centre sees that at once', async () => {
  const { technician, patient, centre, send } = await centreAndFamily(product)
  const family = await product.openAs('phone', patient, '/medical-records')
  await family.getByText('No records found').waitFor()
  await send('Asha Patel')
  const received = family.getByRole('region', { name: 'Reports from centres' })
  await received.getByText('1 report waits · Whose is it?').click()
  const waiting = received.getByRole('article').filter({ hasText: 'for Asha Patel' })
  await waiting.getByRole('heading', { name: `A report from ${technician.name} for Asha Patel` }).waitFor()
  await waiting.getByRole('combobox').selectOption({ index: 1 })
  await waiting.getByRole('button', { name: 'Add to records' }).click()
  await waiting.waitFor({ state: 'detached' })
  await expect.poll(() => statusOf(centre, 'Asha Patel').filter({ hasText: 'In the records' }).isVisible()).toBe(true)
})
