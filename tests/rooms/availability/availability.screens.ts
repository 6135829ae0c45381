import type { Page } from 'playwright-core'
import { atSchedule } from '../../kit/chaos/doctorOpenings'
import type { Person } from '../../kit/pages/person'
import { desk, panel, over } from '../../kit/screens'
import type { Shown } from '../../kit/shown'

const schedule = over('Today', atSchedule)
const openHours = async (I: Person, page: Page) => {
  await I.openHours()
  await page.getByRole('dialog').getByRole('button', { name: /1\/5/ }).click()
  await I.seeDay()
}

export const availabilityOverlays: readonly Shown[] = [
  panel('Availability Settings', 'Availability Settings'),
  {
    ...desk,
    name: 'new hours of a doctor',
    open: async (I) => {
      await I.openHours()
      await I.addHours()
      await I.seeHoursForm()
    },
  },
  {
    name: 'the hours of one day',
    ...schedule,
    open: openHours,
  },
  {
    name: 'appointments that lose their slot',
    ...schedule,
    open: async (I, page) => {
      await openHours(I, page)
      await I.deleteHours()
      await I.confirmHoursDeletion()
      await I.seeLostAppointments()
    },
  },
]
