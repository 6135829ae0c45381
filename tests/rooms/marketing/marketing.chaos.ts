import { marketingApi } from '../../../src/core/marketing/marketing.api'
import { asPatient } from '../../kit/chaos/openings'
import { type ChaosScreen, retry } from '../../kit/chaos/screen'

export const marketingScreens: readonly ChaosScreen[] = [
  {
    name: 'about us',
    size: 'desktop',
    open: asPatient('/about-us'),
    calls: { 'the page': { row: { endpoint: marketingApi.content }, wayOn: retry } },
  },
]
