import { atSchedule } from '../../kit/chaos/doctorOpenings'
import { panel, over } from '../../kit/screens'
import { opensFrom, type Shown } from '../../kit/shown'

const settings = panel('Availability Settings', 'Availability Settings')
const hoursOfDay: Shown = {
  name: 'the hours of one day',
  ...over('Today', atSchedule),
  open: async (I, page) => {
    await I.openHours()
    await page.getByRole('dialog').getByRole('button', { name: /1\/5/ }).click()
    await I.seeDay()
  },
}

export const availabilityOverlays: readonly Shown[] = [
  settings,
  opensFrom(settings, {
    name: 'new hours of a doctor',
    open: async (I) => {
      await I.addHours()
      await I.seeHoursForm()
    },
  }),
  hoursOfDay,
  opensFrom(hoursOfDay, {
    name: 'appointments that lose their slot',
    open: async (I) => {
      await I.deleteHours()
      await I.confirmHoursDeletion()
      await I.seeLostAppointments()
    },
  }),
]
