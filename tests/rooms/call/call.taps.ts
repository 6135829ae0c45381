import { back, button, goOn, press, type RoomTaps } from '../../../tools/figures/tap'

const NONE = 'No call is open'

export const callTaps: RoomTaps = {
  callInvite: {
    who: 'GUEST',
    words: 'Log in with the number that the invitation came to.',
    taps: [
      press('open', 'login', button('Log in'), (page) =>
        page.getByRole('dialog').or(page.getByRole('textbox')).first(),
      ),
    ],
  },
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
