import { type RoomTaps, press, type } from '../../../tools/figures/tap'
import { underBar, field } from '../../../tools/figures/tapParts'

export const supportTaps: RoomTaps = {
  contactUs: underBar('GUEST', 'Write to us about anything', [type('name', field('Full name'), 'Asha')]),
  faq: {
    who: 'GUEST',
    words: 'Questions and answers',
    taps: [
      press(
        'open',
        'answer',
        (page) => page.getByRole('main').locator('summary').first(),
        (page) => page.locator('main details[open]').first(),
      ),
      press(
        'close',
        'answer',
        (page) => page.getByRole('main').locator('details[open] summary').first(),
        (page) => page.locator('main:not(:has(details[open]))'),
      ),
    ],
  },
}
