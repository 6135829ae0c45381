import type { Page } from 'playwright-core'
import { medicinesApi } from '../../../src/core/medicines/medicines.api'
import { locationApi } from '../../../src/core/location/location.api'
import { membersApi } from '../../../src/core/members/members.api'
import { demonstrationProviders } from '../../../server/seed/accounts'
import { asGuest, asPatient } from '../../kit/chaos/openings'
import { button, type ChaosScreen, type Opening, type Practice, press, retry } from '../../kit/chaos/screen'
import { entriesOf, keepPrescription, newPatient } from '../../kit/patients'

const dialog = (page: Page) => page.getByRole('dialog')
const open = (page: Page) =>
  page
    .getByRole('button', { name: /^Order here: / })
    .first()
    .click()
const again = (page: Page) => dialog(page).getByRole('button', { name: 'Retry' })

/** Somebody with a prescription on paper, who is about to ask a pharmacy for it. */
const atPharmacy = async ({ served }: Practice): Promise<Opening> => {
  const patient = await newPatient(served)
  await keepPrescription(patient)
  const path = `/medicines?pharmacy=${demonstrationProviders.pharmacy}&step=way`
  return { path, session: entriesOf(patient.storage) }
}
const pickUp = async (page: Page) => {
  await dialog(page).getByRole('tab', { name: 'Pick Up', exact: true }).click()
  await press('Choose prescription')(page)
}
const review = async (page: Page) => {
  await pickUp(page)
  await dialog(page).getByRole('radio').first().waitFor({ state: 'attached' })
  await press('Review the request')(page)
}
const street = (page: Page) => dialog(page).getByRole('textbox', { name: 'Address', exact: true })
const pincode = (page: Page) => dialog(page).getByRole('textbox', { name: 'Pincode', exact: true })
const fillAddress = async (page: Page) => {
  await press('Add address')(page)
  await pincode(page).fill('380007')
  await dialog(page).getByRole('textbox', { name: 'City', exact: true }).fill('Ahmedabad')
  await street(page).fill('4 Shanti Kunj')
}

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
  {
    name: 'what is asked of a pharmacy',
    size: 'desktop',
    open: atPharmacy,
    calls: {
      // The town is typed by hand where it cannot be looked up.
      'the town of a pincode': {
        row: { endpoint: locationApi.pincode },
        fill: press('Add address'),
        provoke: (page) => pincode(page).fill('380007'),
        typed: pincode,
        wayOn: (page) => dialog(page).getByRole('textbox', { name: 'City', exact: true }),
        isQuiet: true,
      },
      'the new address': {
        row: { endpoint: medicinesApi.saveAddress },
        fill: fillAddress,
        provoke: press('Save'),
        typed: street,
        wayOn: button('Save'),
      },
      'the prescriptions': { row: { endpoint: medicinesApi.orderable }, provoke: pickUp, wayOn: retry },
      'the request': {
        row: { endpoint: medicinesApi.order },
        fill: review,
        provoke: press('Send request'),
        wayOn: button(/^(?:Send request|Try again)$/),
      },
    },
  },
]
