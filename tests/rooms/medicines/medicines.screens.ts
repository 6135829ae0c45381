import { type Areas, type Look, opensFrom, type Shown } from '../../kit/shown'

const pharmacies = { path: '/medicines', words: /^Open till|^Open 24 hours|^Closed/ } as const
const request: Shown = {
  name: 'a request to a pharmacy',
  who: 'PATIENT',
  ...pharmacies,
  open: async (_, page) => {
    await page
      .getByRole('button', { name: /^Order here: Neem Tree/ })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('tab', { name: 'Pick Up' }).waitFor()
  },
}

export const medicinesOverlays: readonly Shown[] = [
  request,
  opensFrom(request, {
    name: 'the address of a delivery',
    open: async (_, page) => {
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Add|Change) address$/ })
        .click()
      await page.getByRole('textbox', { name: 'Pincode' }).waitFor()
    },
  }),
]

export const medicinesLooks: readonly Look[] = [{ name: 'pharmacies', who: 'GUEST', ...pharmacies }]

export const medicinesAreas: Areas = { medicines: 'patient' }
