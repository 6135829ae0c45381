import { expect, test } from 'vitest'
import { sources, withoutComments } from '../kit/sources'

/** What is cut where medicines are named, and why no dose is in it. */
const CUT: Readonly<Record<string, string>> = {
  'src/ui/prescription/PatientStrip.tsx': 'allergies and names alone, whole behind a press',
  'src/ui/prescription/Warnings.tsx': 'a caution that is not serious, whole behind a press',
  'src/ui/orders/card.styles.ts': 'an address',
  'src/ui/records/RecordTile.tsx': 'a day, a person, a kind',
}
const ROOMS = ['prescription', 'templates', 'medicines', 'records', 'orders', 'providerOrders', 'inpatient']
/** Beds and histories of the ward are cut: they name no medicine. */
const WITHOUT_MEDICINES = /inpatient\/(?:WardBoard|StayCard)\.tsx$/

test('where medicines are named nothing is cut that a dose may stand in', () => {
  const cut = sources
    .filter(({ path }) => ROOMS.some((room) => path.startsWith(`src/ui/${room}/`)) && !WITHOUT_MEDICINES.test(path))
    .filter(({ text }) => /lineClamp|truncate|textOverflow/.test(withoutComments(text)))
    .map(({ path }) => path)
  expect(cut.toSorted()).toEqual(Object.keys(CUT).toSorted())
})
