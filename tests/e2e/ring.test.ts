import { expect, test } from 'vitest'
import { incoming, ringable } from '../kit/ringing'
import { inBrowser } from '../kit/inBrowser'

const product = inBrowser()

test('a call rings on a phone, is declined, rung again and answered', async () => {
  const { patient, bookingId, notify, outcomeOf } = await ringable(product)
  const first = await notify('call')
  await incoming(patient).waitFor()
  const join = incoming(patient).getByRole('button', { name: 'Join' })
  await expect.poll(() => join.evaluate((button) => button === document.activeElement)).toBe(true)
  await patient.keyboard.press('Escape')
  await incoming(patient)
    .getByText(/^for Asha Patel · /)
    .waitFor()
  await incoming(patient).getByRole('button', { name: 'Cancel' }).click()
  await incoming(patient).waitFor({ state: 'detached' })
  await expect.poll(() => outcomeOf(first)).toBe('declined')
  const second = await notify('call')
  await join.click()
  await patient.waitForURL(`**/join-room?bookingId=${bookingId}`)
  await expect.poll(() => outcomeOf(second)).toBe('accepted')
  await expect.poll(() => incoming(patient).count()).toBe(0)
})
