import { describe, expect, test } from 'vitest'
import { inBrowser } from '../kit/inBrowser'
import { openNotices, tabOf } from '../kit/noticePanel'
import { bookSlot, freeSlotOf, newPatient, nextDoctor } from '../kit/patients'

const product = inBrowser()

describe('What happens while the page is open', () => {
  test('shows in a toast that leads on, and on the bell', async () => {
    const patient = await newPatient(product.served)
    const page = await tabOf(product, 'desktop', patient)
    await openNotices(page, '/find-doctor')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
    const { id: doctorId } = await nextDoctor(product.served)
    await bookSlot(patient, await freeSlotOf(patient, doctorId))
    const toast = page.getByRole('button', { name: /^Appointment booked\s*Your appointment with Dr\./ })
    await toast.waitFor()
    await page.getByRole('button', { name: 'Notifications, some are new' }).waitFor()
    await toast.click()
    await page.waitForURL('**/order-list')
    await toast.waitFor({ state: 'detached' })
    await expect.poll(() => new URL(page.url()).pathname).toBe('/order-list')
  })
})
