import { supportApi } from '../../../src/core/support/support.api'
import { asPatient } from '../../kit/chaos/openings'
import { button, type ChaosScreen, press, retry } from '../../kit/chaos/screen'

export const supportScreens: readonly ChaosScreen[] = [
  {
    name: 'questions and answers',
    size: 'phone',
    open: () => ({ path: '/faq' }),
    calls: {
      'the topics': { row: { endpoint: supportApi.faqTags }, wayOn: retry },
      'the answers': { row: { endpoint: supportApi.faqs }, wayOn: retry },
    },
  },
  {
    name: 'writing to us',
    size: 'desktop',
    open: asPatient('/contact-us'),
    calls: {
      sending: {
        row: { endpoint: supportApi.contact },
        fill: async (page) => {
          await page.getByLabel('Full name', { exact: true }).fill('Kavita Rao')
        },
        provoke: press('Send message'),
        typed: (page) => page.getByLabel('Full name', { exact: true }),
        wayOn: button('Send message'),
      },
    },
  },
]
