import { expect, test } from 'vitest'
import { messagesOf, patientIn, write } from '../../kit/chatPages'
import { inBrowser } from '../../kit/inBrowser'
import { newPair } from '../../kit/pairs'

const product = inBrowser()

test('a message that comes is counted beside Chats on every page, until it is read', async () => {
  const pair = await newPair(product.served)
  const patient = await patientIn(product, pair)
  await write(patient, 'The tingling is back', 'Send')
  await messagesOf(patient).filter({ hasText: 'Sent' }).waitFor()
  const doctor = await product.openAs('desktop', pair.doctor, '/schedule')
  /** What is said beside Chats, above how it is shown. */
  const unread = () =>
    doctor
      .getByRole('link', { name: /^Chats/ })
      .first()
      .getByText(/unread$/)
      .allTextContents()
  await expect.poll(unread).toEqual(['1 chat unread'])
  await doctor.goto(`/chats?channelId=${pair.channelId}`)
  await messagesOf(doctor).filter({ hasText: 'The tingling is back' }).waitFor()
  await expect.poll(unread).toEqual([])
  await doctor.goto('/schedule')
  await write(patient, 'And it does not stop', 'Send')
  await expect.poll(unread).toEqual(['1 chat unread'])
})
