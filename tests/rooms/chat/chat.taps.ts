import { desk } from '../../../tools/figures/staffTaps'
import { type Find, press, type RoomTaps, type } from '../../../tools/figures/tap'
import { inBar } from '../../../tools/figures/tapParts'

const writing: Find = (page) => page.getByRole('main').getByRole('textbox').filter({ visible: true }).first()
const chats: Find = (page) => page.getByRole('main').getByRole('listitem').getByRole('button').first()
const leaving: Find = (page) => page.getByRole('button', { name: 'Back to chats' })
const mine: Find = (page) => page.getByRole('radio', { name: 'Mine' })

export const chatTaps: RoomTaps = {
  chat: {
    who: 'PATIENT',
    words: 'Chat with support',
    taps: [press('open', 'chat', chats, leaving), press('close', 'chat', leaving, chats)],
  },
  supportChat: desk('PHARMACY', 'Chat with support', 'My patients', [type('a message', writing, 'Which order')]),
  supportDesk: {
    who: 'ADMIN',
    words: 'Support desk',
    taps: [
      ...inBar,
      press(
        'choose',
        'mine',
        (page) =>
          page
            .locator('label')
            .filter({ has: mine(page) })
            .first(),
        (page) => page.getByRole('main').getByRole('radio', { name: 'Mine', checked: true }),
      ),
    ],
  },
  chats: desk('DOCTOR', 'Chats', 'Schedule'),
}
