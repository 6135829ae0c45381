import { expect, test } from 'vitest'
import { faultsOf } from '../../kit/axe'
import { inBrowser } from '../../kit/inBrowser'

const product = inBrowser()

test('a tester decides how the next call ends, and the tab meets it', async () => {
  const tab = await product.open('desktop')
  await tab.goto('/dev/outcomes?row=doctors.find')
  await tab.getByLabel('The next call').selectOption('500')
  await tab.getByRole('button', { name: 'Decide' }).click()
  await tab.getByText('doctors.find answers 500').waitFor()
  expect((await faultsOf(tab)).violations).toEqual([])
  await tab.goto('/find-doctor')
  await tab.getByRole('button', { name: 'Retry' }).click()
  await tab.getByRole('button', { name: 'Book clinic' }).first().waitFor()
})
