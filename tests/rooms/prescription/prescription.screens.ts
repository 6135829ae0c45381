import { and, eq, inArray } from 'drizzle-orm'
import { appointments } from '../../../server/booking/booking.tables'
import { demonstrationAccounts } from '../../../server/seed/accounts'
import { users } from '../../../server/people/people.tables'
import type { Page } from 'playwright-core'
import { atPrescription } from '../../kit/chaos/doctorOpenings'
import type { Addresses } from '../../kit/everyPage'
import { escape, over, pressExactly, seeDialog, seeQuestion } from '../../kit/screens'
import type { Areas, Look, Shown } from '../../kit/shown'

const prescription = over('Vitals', atPrescription)
/** On a phone a part of the form is unfolded first. */
const unfold = async (page: Page) => {
  await page.locator('#prescription-complaint').waitFor()
  for (const part of await page.locator('main details').all())
    if ((await part.getAttribute('open')) === null) await part.locator('summary').click()
}

export const prescriptionOverlays: readonly Shown[] = [
  {
    name: 'allergies and conditions',
    ...prescription,
    open: async (_, page) => {
      await pressExactly(page, 'Allergies and conditions')
      await page.getByRole('dialog').getByRole('button', { name: 'Save allergies' }).waitFor()
    },
    close: escape,
  },
  {
    name: 'favourites of a doctor',
    ...prescription,
    open: async (_, page) => {
      await pressExactly(page, 'Favourites')
      await seeDialog(page, 'Favourites')
    },
    close: escape,
  },
  {
    name: 'own sentences of a doctor',
    ...prescription,
    open: async (_, page) => {
      await unfold(page)
      await pressExactly(page, 'My phrases')
      await seeDialog(page, 'My phrases')
    },
    close: escape,
  },
  {
    name: 'a medicine put together by touch',
    ...prescription,
    open: async (_, page) => {
      await pressExactly(page, 'Add Medicine')
      await page.getByRole('dialog').waitFor()
    },
    close: escape,
  },
  {
    name: 'a test',
    ...prescription,
    open: async (_, page) => {
      await unfold(page)
      await pressExactly(page, 'Add Test')
      await page.getByRole('dialog').waitFor()
    },
    close: escape,
  },
  {
    name: 'the question before a consultation ends',
    ...prescription,
    open: async (I, page) => {
      await I.typeMedicineName('levetiracetam 500 101 af 10d')
      await I.finishMedicine()
      await I.choosePrescriptionCategory()
      await pressExactly(page, 'End Consultation')
      await seeQuestion(page)
    },
  },
]

/** The page of an appointment of the demonstration doctor that nobody has ended. */
export const prescriptionAddresses: Addresses = async ({ db }) => {
  const [account] = await db.select().from(users).where(eq(users.id, demonstrationAccounts.doctor.id))
  const [theirs] = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(eq(appointments.doctorId, account?.doctorId ?? ''), inArray(appointments.status, ['pending', 'upcoming'])),
    )
    .limit(1)
  return { createPrescription: `?bookingId=${theirs?.id}` }
}

export const prescriptionLooks: readonly Look[] = [
  {
    name: 'prescription that a doctor writes',
    who: 'DOCTOR',
    path: ({ params }) => `/create-prescription${params.createPrescription}`,
    words: 'Add Medicine',
  },
]

export const prescriptionAreas: Areas = { createPrescription: 'doctor', prescription: 'patient' }
