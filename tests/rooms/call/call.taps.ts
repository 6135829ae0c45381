import { back, goOn, type RoomTaps } from '../../../tools/figures/tap'

const NONE = 'No call is open'

export const callTaps: RoomTaps = {
  joinRoom: {
    who: 'PATIENT',
    words: NONE,
    taps: [
      goOn(
        'appointments',
        (page) => page.getByRole('main').getByRole('link', { name: 'My appointments' }),
        'Coming up',
      ),
      back(NONE),
    ],
  },
}
