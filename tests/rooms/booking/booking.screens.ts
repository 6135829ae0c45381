import { entriesOf, newPatient, nextDoctor } from '../../kit/patients'
import { doctor, pickSlot, checkOut } from '../../kit/screens'
import type { Shown } from '../../kit/shown'

export const bookingOverlays: readonly Shown[] = [
  { name: 'booking panel', who: 'GUEST', ...doctor, open: pickSlot },
  { name: 'checkout', who: 'PATIENT', ...doctor, open: checkOut },
  {
    name: 'booked',
    who: 'PATIENT',
    ...doctor,
    session: async (served) => entriesOf((await newPatient(served)).storage),
    path: async (_, served) => `/doctor-profile?doctorId=${(await nextDoctor(served)).id}`,
    open: async (I) => {
      await checkOut(I)
      await I.payWith('Pay later')
      await I.book()
      await I.seeBookedDialog()
    },
  },
]
