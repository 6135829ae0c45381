import { escape } from '../../kit/screens'
import type { Areas, Look, Shown } from '../../kit/shown'

export const chatLooks: readonly Look[] = [
  { name: 'the chats of a patient', who: 'PATIENT', path: '/chat', words: 'Chats' },
  { name: 'the chats of a guest', who: 'GUEST', path: '/chat', words: 'Verify your number to chat' },
  {
    name: 'the chat of a pharmacy with the support',
    who: 'PHARMACY',
    path: '/support-chat',
    words: 'Chat with support',
  },
  { name: 'the desk of the support', who: 'ADMIN', path: '/support-desk', words: 'Support desk' },
  { name: 'the chats of a team', who: 'DOCTOR', path: '/chats', words: 'Chats' },
]

/** What opens among the chats. */
export const chatOverlays: readonly Shown[] = [
  {
    name: 'a conversation of a team',
    who: 'DOCTOR',
    path: '/chats',
    words: 'Chats',
    open: async (_, page) => {
      await page
        .getByRole('region', { name: 'Conversations' })
        .getByRole('listitem')
        .first()
        .getByRole('button')
        .click()
      await page.getByRole('log').waitFor()
    },
    close: escape,
    measures: [
      {
        holds: 'however far down the list one is, to whom one writes and the field for it stay in the window',
        of: (page) =>
          page.evaluate(() => {
            for (const box of document.querySelectorAll('main section:first-of-type div'))
              box.scrollTop = box.scrollHeight
            scrollTo(0, document.documentElement.scrollHeight)
            const isSeen = (found: Element | null) => {
              const { top, bottom } = found!.getBoundingClientRect()
              return top >= 0 && bottom <= innerHeight
            }
            return ['main header h2', 'main textarea'].map((each) => isSeen(document.querySelector(each)))
          }),
        is: [true, true],
        at: ['desktop', 'tablet'],
      },
      {
        holds: 'on a phone with its keyboard half of the window is left for what was written',
        of: (page) =>
          page.evaluate(
            () => document.querySelector('main [role=log]')!.getBoundingClientRect().height >= innerHeight / 2,
          ),
        is: true,
        at: [{ on: 'desktop', width: 390, height: 500 }],
      },
    ],
  },
]

export const chatAreas: Areas = { chat: 'patient', chats: 'doctor', supportChat: 'provider', supportDesk: 'support' }
