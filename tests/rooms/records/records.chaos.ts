import type { Page } from 'playwright-core'
import type { Outcome } from '../../../src/core/kit/outcome'
import { recordLinksApi } from '../../../src/core/records/recordLinks.api'
import { recordsApi } from '../../../src/core/records/records.api'
import { asPatient } from '../../kit/chaos/openings'
import { button, type ChaosScreen, type Opening, type Practice, press, retry } from '../../kit/chaos/screen'
import { entriesOf, newPatient } from '../../kit/patients'
import { PNG } from '../../kit/sampleFiles'

const formAgain = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Try again' })

const signal = new AbortController().signal
const key = () => crypto.randomUUID()
const valueOf = <A>(outcome: Outcome<A>): A => {
  if (!outcome.ok) throw new Error(outcome.failure.message)
  return outcome.value
}
const receiver = (page: Page) => page.getByLabel('For whom is the link?')
const nameReceiver = async (page: Page) => {
  await press('Share')(page)
  await receiver(page).fill('Aunt Meena')
}

/** A patient in front of a record of theirs, to which a link works. */
const atRecord = async ({ served }: Practice): Promise<Opening> => {
  const { ports, members, storage } = await newPatient(served)
  const file = new File([PNG], 'scan.png', { type: 'image/png' })
  const { url } = valueOf(await ports.files.upload({ kind: 'report', file, place: 'report' }, signal))
  const about = { type: 'report', healthCategoryId: 'spine', documentDate: '2020-01-10' } as const
  const { id } = valueOf(await ports.records.save({ ...about, memberId: members[0]!.id, url, key: key() }, signal))
  valueOf(await ports.recordLinks.make({ id, name: 'Dr Shah', hasCode: false, key: key() }, signal))
  return { path: `/medical-records?record=${id}`, session: entriesOf(storage) }
}

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
  {
    name: 'a record that is shared',
    size: 'phone',
    open: atRecord,
    calls: {
      'the record': { row: { endpoint: recordsApi.one }, wayOn: retry },
      'the links': { row: { endpoint: recordLinksApi.list }, provoke: press('Share'), wayOn: formAgain },
      'a new link': {
        row: { endpoint: recordLinksApi.make },
        fill: nameReceiver,
        provoke: press('Make a link'),
        typed: receiver,
        wayOn: button('Make a link'),
      },
      'the end of a link': {
        row: { endpoint: recordLinksApi.revoke },
        fill: press('Share'),
        provoke: press(/^Revoke/),
        wayOn: button(/^Revoke/),
      },
    },
  },
]
