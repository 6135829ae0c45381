import type { Page } from 'playwright-core'
import { medicinesApi } from '../../../src/core/medicines/medicines.api'
import { membersApi } from '../../../src/core/members/members.api'
import { asGuest, asPatient } from '../../kit/chaos/openings'
import { type ChaosScreen, retry } from '../../kit/chaos/screen'

const dialog = (page: Page) => page.getByRole('dialog')
const open = (page: Page) =>
  page
    .getByRole('button', { name: /^Order here: / })
    .first()
    .click()
const again = (page: Page) => dialog(page).getByRole('button', { name: 'Retry' })

export const medicinesScreens: readonly ChaosScreen[] = [
  {
    name: 'the pharmacies',
    size: 'phone',
    open: asGuest(() => '/medicines'),
    calls: { 'the pharmacies': { row: { endpoint: medicinesApi.pharmacies }, wayOn: retry } },
  },
  {
    name: 'a request to a pharmacy',
    size: 'desktop',
    open: asPatient('/medicines'),
    calls: {
      'the pharmacy': { row: { endpoint: medicinesApi.pharmacy }, provoke: open, wayOn: again },
      'the address': { row: { endpoint: medicinesApi.address }, provoke: open, wayOn: again },
      'the family': { row: { endpoint: membersApi.list }, provoke: open, wayOn: again },
    },
  },
]
