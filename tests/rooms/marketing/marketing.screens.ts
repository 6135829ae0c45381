import type { Areas, Look } from '../../kit/shown'

export const marketingLooks: readonly Look[] = [
  { name: 'app features', who: 'nobody', path: '/app-feature', words: 'We stay with you' },
  { name: 'about us', who: 'PATIENT', path: '/about-us', words: 'Why we exist' },
  { name: 'careers', who: 'nobody', path: '/careers', words: 'Open positions' },
  { name: 'partners', who: 'GUEST', path: '/partner-with-us', words: 'Merudanda Spine Institute' },
  { name: 'terms', who: 'nobody', path: '/terms-conditions', words: 'These terms are the agreement' },
  { name: 'privacy', who: 'nobody', path: '/privacy-policies', words: 'Health is private.' },
]

export const marketingAreas: Areas = {
  aboutUs: 'everyone',
  appFeature: 'everyone',
  partnerWithUs: 'everyone',
  careers: 'everyone',
}
