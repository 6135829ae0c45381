import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { doctorComes, doctorEnds, waitsForOthers } from '../../kit/chaos/callOpenings'
import { incoming, ringable } from '../../kit/ringing'
import { inBrowser } from '../../kit/inBrowser'

const product = inBrowser()

test('a page that is opened while it rings rings too', async () => {
  const { patient, notify } = await ringable(product)
  await patient.goto('about:blank')
  await notify('call')
  await patient.goto('/home')
  await incoming(patient).waitFor()
  await notify('rejected')
  await expect.poll(() => incoming(patient).count()).toBe(0)
})

/** The answer to a call is lost on the way back, once; that it was carried out is what comes of it. */
const loseAnswer = (page: Page, path: string): Promise<unknown> =>
  page.route(
    `**${path}`,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )

test('a ring whose answer was lost goes on where the doctor presses again, and over a reload', async () => {
  const { patient, bookingId, inChat } = await ringable(product)
  const chat = await inChat()
  await loseAnswer(chat, '/notification/firebase')
  const press = chat.getByRole('button', { name: 'Video call', exact: true })
  await press.click()
  await incoming(patient).waitFor()
  await chat.getByRole('alert').first().waitFor()
  await press.click()
  await chat.waitForURL(`**/join-room?bookingId=${bookingId}`)
  await chat.getByText(/^Ringing at Asha Patel/).waitFor()
  await chat.reload()
  await chat.getByText(/^Ringing at Asha Patel/).waitFor()
  await chat.getByRole('button', { name: 'Stop calling' }).click()
  await expect.poll(() => incoming(patient).count()).toBe(0)
})

test('who looks at the end of a call comes back into it, also where the answer to the ring was lost', async () => {
  const { patient, bookingId, notify, outcomeOf } = await ringable(product)
  await patient.context().grantPermissions(['camera', 'microphone'])
  await patient.goto(`/join-room?bookingId=${bookingId}`)
  await patient.getByRole('checkbox').click()
  await patient.getByRole('button', { name: 'I agree and join' }).click()
  await waitsForOthers(patient)
  await doctorComes(patient)
  await patient.getByRole('main').getByText(/^Dr\./).first().waitFor()
  await doctorEnds(patient)
  await patient.getByRole('heading', { name: /^Call ended/ }).waitFor()
  const ring = await notify('call')
  await loseAnswer(patient, '/accept')
  await incoming(patient).getByRole('button', { name: 'Join' }).click()
  await patient.getByRole('button', { name: 'Join now' }).waitFor()
  await expect.poll(() => outcomeOf(ring)).toBe('accepted')
})
