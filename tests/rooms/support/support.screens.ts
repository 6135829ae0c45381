import { desk, escape } from '../../kit/screens'
import type { Areas, Look, Shown } from '../../kit/shown'

export const supportOverlays: readonly Shown[] = [
  {
    name: 'an answer',
    who: 'PATIENT',
    path: '/faq?tag=brain',
    words: 'Questions and answers',
    open: async (_, page) => {
      const question = page.getByRole('main').locator('summary, button[aria-expanded]').first()
      await question.click()
    },
  },
  { name: 'help for a doctor', ...desk, open: (I) => I.openHelp(), close: escape },
]

export const supportLooks: readonly Look[] = [
  { name: 'contact of a guest', who: 'GUEST', path: '/contact-us', words: 'Write to us about anything' },
  { name: 'contact of a doctor', who: 'DOCTOR', path: '/contact-us', words: 'Write to us about anything' },
  { name: 'second opinion', who: 'PATIENT', path: '/contact-us?form=secondOpinion', words: 'Type of inquiry' },
]

export const supportAreas: Areas = { faq: 'everyone', contactUs: 'everyone' }
