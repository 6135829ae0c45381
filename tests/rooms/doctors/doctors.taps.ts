import {
  type RoomTaps,
  back,
  button,
  close,
  dialog,
  type Find,
  goOn,
  press,
  type Tap,
  type,
} from '../../../tools/figures/tap'
import { FOUND } from '../../../tools/figures/tapParts'

const slot: Find = (page) =>
  page
    .getByRole('radiogroup', { name: /^(Morning|Afternoon|Evening)/ })
    .getByRole('radio', { name: /available$/ })
    .last()
const dates: Find = (page) => page.getByRole('radiogroup', { name: 'Choose a date' })
const chosen: Find = (page) => page.getByRole('radio', { name: /available$/, checked: true }).last()
const booking: readonly Tap[] = [
  press('choose', 'slot', slot, chosen),
  press('choose', 'in-clinic', (page) => page.getByRole('tab', { name: 'In-Clinic' }), dates),
  close('booking sheet'),
]
const search: Find = (page) => page.getByRole('searchbox', { name: 'Search doctors', exact: true })
const named: Find = (page) => page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first()

export const doctorsTaps: RoomTaps = {
  findDoctor: {
    who: 'GUEST',
    words: FOUND,
    taps: [
      press('open', 'filters', button(/^Filters/), dialog),
      press(
        'choose',
        'filter',
        // Not the distance, which asks where the guest is.
        (page) => dialog(page).getByText('Video Call', { exact: true }),
        dialog,
      ),
      close('filters'),
      type('a word', search, 'spine'),
      press('open', 'booking sheet', button(/^Book video/), dates),
      ...booking,
      goOn('doctor', named, 'Patient reviews'),
      back(FOUND),
    ],
  },
  doctorProfile: {
    who: 'GUEST',
    words: 'Patient reviews',
    taps: [press('open', 'booking sheet', button('Book appointment'), dates), ...booking],
  },
}
