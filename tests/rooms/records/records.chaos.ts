import type { Page } from 'playwright-core'
import { recordsApi } from '../../../src/core/records/records.api'
import { asPatient } from '../../kit/chaos/openings'
import { type ChaosScreen, press, retry } from '../../kit/chaos/screen'

const formAgain = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Try again' })

export const recordsScreens: readonly ChaosScreen[] = [
  {
    name: 'medical records',
    size: 'phone',
    open: asPatient('/medical-records'),
    calls: {
      'the records': { row: { endpoint: recordsApi.family }, wayOn: retry },
      'the categories': { row: { endpoint: recordsApi.categories }, provoke: press('Add record'), wayOn: formAgain },
    },
  },
]
