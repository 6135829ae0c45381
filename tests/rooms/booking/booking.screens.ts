import { checkout, doctor, pickSlot } from '../../kit/screens'
import { opensFrom, type Shown } from '../../kit/shown'

export const bookingOverlays: readonly Shown[] = [
  { name: 'booking panel', who: 'GUEST', ...doctor, open: pickSlot },
  checkout,
  opensFrom(checkout, {
    name: 'booked',
    open: async (I) => {
      await I.payWith('Pay later')
      await I.book()
      await I.seeBookedDialog()
    },
  }),
]
