import type { Areas, Look } from '../../kit/shown'

export const homeLooks: readonly Look[] = [
  { name: 'home of a guest', who: 'GUEST', path: '/home', words: 'How can we help you today?' },
  { name: 'home of an administrator', who: 'ADMIN', path: '/home', words: 'Support desk' },
  { name: 'home of a patient', who: 'PATIENT', path: '/home', words: /^(Your next appointment|What comes next)$/ },
]

export const homeAreas: Areas = { home: 'home' }
