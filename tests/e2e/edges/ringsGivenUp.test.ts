import { expect, test } from 'vitest'
import { incoming, ringable } from '../../kit/ringing'
import { inBrowser } from '../../kit/inBrowser'

const product = inBrowser()

test('a call that is given up stops ringing, and says so', async () => {
  const { patient, notify } = await ringable(product)
  await notify('call')
  await incoming(patient).waitFor()
  await notify('rejected')
  await incoming(patient).waitFor({ state: 'detached' })
  await expect
    .poll(() => patient.getByText(/cancelled the call/).allTextContents())
    .toEqual([expect.stringMatching(/^Dr\. .+ cancelled the call$/)])
})

test('the team rings from the chat, and again where the chat says that the call was declined', async () => {
  const { patient, bookingId, inChat } = await ringable(product)
  const chat = await inChat()
  await chat.getByRole('button', { name: 'Video call' }).click()
  await chat.waitForURL(`**/join-room?bookingId=${bookingId}`)
  await incoming(patient).getByRole('button', { name: 'Cancel' }).click()
  await incoming(patient).waitFor({ state: 'detached' })
  await chat.goBack()
  await chat.getByText('Video call declined').last().waitFor()
  await chat.getByRole('listitem').getByRole('button', { name: 'Call again' }).click()
  await expect.poll(() => incoming(patient).count()).toBe(1)
})
