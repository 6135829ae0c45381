import type { Areas, Look, Shown } from '../../kit/shown'

export const medicinesOverlays: readonly Shown[] = [
  {
    name: 'a request to a pharmacy',
    who: 'PATIENT',
    path: '/medicines',
    words: /^Open till|^Open day and night|^Closed/,
    open: async (_, page) => {
      await page
        .getByRole('button', { name: /^Order here: Neem Tree/ })
        .first()
        .click()
      await page.getByRole('dialog').getByRole('tab', { name: 'Pick Up' }).waitFor()
    },
  },
  {
    name: 'the address of a delivery',
    who: 'PATIENT',
    path: '/medicines',
    words: /^Open till|^Open day and night|^Closed/,
    open: async (_, page) => {
      await page
        .getByRole('button', { name: /^Order here: Neem Tree/ })
        .first()
        .click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Add|Change) address$/ })
        .click()
      await page.getByRole('textbox', { name: 'Pincode' }).waitFor()
    },
  },
]

export const medicinesLooks: readonly Look[] = [
  { name: 'pharmacies', who: 'GUEST', path: '/medicines', words: /^Open till|^Open day and night|^Closed/ },
]

export const medicinesAreas: Areas = { medicines: 'patient' }
