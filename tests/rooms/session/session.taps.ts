import { type RoomTaps, button, press, type, words } from '../../../tools/figures/tap'

export const sessionTaps: RoomTaps = {
  getStarted: {
    who: 'nobody',
    words: 'Choose your language',
    taps: [
      press(
        'choose',
        'language',
        (page) => page.locator('label', { hasText: 'English' }).first(),
        (page) => page.getByRole('radio', { checked: true }),
      ),
      press('go on', 'tutorial', button('Continue'), words('Only brain and spine specialists')),
      press('go on', 'next picture', button('Next'), words('A time that suits you, booked in a minute')),
      press('back', 'picture before', button('Back'), words('Only brain and spine specialists')),
    ],
  },
  verifyMobile: {
    who: 'nobody',
    words: 'Login or register',
    taps: [type('number', (page) => page.getByLabel('Mobile number'), '98765')],
  },
}
