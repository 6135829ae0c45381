import { expect, test } from 'vitest'
import { hold } from '../../kit/browser'
import { centreAndFamily, statusOf } from '../../kit/sentReports'
import { inBrowser } from '../../kit/inBrowser'

const product = inBrowser()

test('a family refuses a report that is nobody of theirs, after a question', async () => {
  const { patient, centre, send } = await centreAndFamily(product)
  await send('Somebody Else')
  const family = await product.openAs('phone', patient, '/medical-records')
  const waiting = family.getByRole('article').filter({ hasText: 'Somebody Else' })
  await family.getByText('1 report waits · Whose is it?').click()
  await waiting.getByRole('button', { name: 'Refuse' }).click()
  const question = family.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Keep it' }).click()
  await question.waitFor({ state: 'detached' })
  await waiting.getByRole('button', { name: 'Refuse' }).click()
  await question.getByRole('button', { name: 'Refuse' }).click()
  await waiting.waitFor({ state: 'detached' })
  await expect.poll(() => statusOf(centre, 'Somebody Else').filter({ hasText: 'Refused' }).isVisible()).toBe(true)
})

test('a report that comes before a page hears of changes stands on it once it does', async () => {
  const { patient, send } = await centreAndFamily(product)
  let connect = () => {}
  const family = await product.openAs('phone', patient, '/medical-records', {
    prepare: async (page) => {
      connect = await hold(page, '**/notification/stream')
    },
  })
  await family.getByText('No records found').waitFor()
  await send('Before the stream')
  connect()
  await family.getByText('1 report waits · Whose is it?').click()
  await expect
    .poll(() => family.getByRole('article').filter({ hasText: 'for Before the stream' }).isVisible())
    .toBe(true)
})
