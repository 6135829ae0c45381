import type { Page } from 'playwright-core'
import { recordLinksApi } from '../../../src/core/records/recordLinks.api'
import { recordsApi } from '../../../src/core/records/records.api'
import { asPatient } from '../../kit/chaos/openings'
import { button, type ChaosScreen, type Opening, type Practice, press, retry } from '../../kit/chaos/screen'
import { valueOf } from '../../kit/chaos/valueOf'
import { entriesOf, newPatient } from '../../kit/patients'
import { PNG } from '../../kit/sampleFiles'

const formAgain = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Try again' })

const signal = new AbortController().signal
const key = () => crypto.randomUUID()
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

const form = (page: Page) => page.getByRole('dialog', { name: 'Add record' })
const title = (page: Page) => form(page).getByLabel('Title (optional)')
const fillRecord = async (page: Page) => {
  await press(/^Add record$/)(page)
  await form(page).getByRole('button', { name: 'Spine', exact: true }).click()
  await form(page).getByRole('textbox', { name: 'Date of the document' }).fill('02/10/2025')
  await page.keyboard.press('Tab')
  await form(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'scan.png', mimeType: 'image/png', buffer: Buffer.from(PNG) })
  await form(page).getByRole('button', { name: 'Remove scan.png' }).waitFor()
  await title(page).fill('MRI of the spine')
}
const edited = (page: Page) => page.getByRole('dialog', { name: 'Edit record' })
const editedTitle = (page: Page) => edited(page).getByLabel('Title (optional)')
const saveEdited = (page: Page) => edited(page).getByRole('button', { name: 'Save record', exact: true })
const editRecord = async (page: Page) => {
  await press('Edit')(page)
  await editedTitle(page).fill('MRI of the neck')
}
const removeRecord = async (page: Page) => {
  await press('Delete')(page)
  await button('Undo')(page).waitFor()
}
const saveForm = (page: Page) => form(page).getByRole('button', { name: 'Save record', exact: true })

export const recordsScreens: readonly ChaosScreen[] = [
  {
    name: 'medical records',
    size: 'phone',
    open: asPatient('/medical-records'),
    calls: {
      'the records': { row: { endpoint: recordsApi.family }, wayOn: retry },
      // Without it the page does without the button alone.
      'the active prescriptions': {
        row: { endpoint: recordsApi.active },
        wayOn: (page) => page.getByRole('searchbox').first(),
        isQuiet: true,
      },
      'the categories': { row: { endpoint: recordsApi.categories }, provoke: press(/^Add record$/), wayOn: formAgain },
      'a new record': {
        row: { endpoint: recordsApi.save },
        fill: fillRecord,
        provoke: (page) => saveForm(page).click(),
        typed: title,
        wayOn: saveForm,
      },
    },
  },
  {
    name: 'a record that is shared',
    size: 'phone',
    open: atRecord,
    calls: {
      'the record': { row: { endpoint: recordsApi.one }, wayOn: retry },
      'the end of the record': {
        row: { endpoint: recordsApi.remove },
        provoke: press('Delete'),
        wayOn: button('Delete'),
      },
      'a change of the record': {
        row: { endpoint: recordsApi.update },
        fill: editRecord,
        provoke: (page) => saveEdited(page).click(),
        typed: editedTitle,
        wayOn: saveEdited,
      },
      'the record that is brought back': {
        row: { endpoint: recordsApi.restore },
        fill: removeRecord,
        provoke: press('Undo'),
        wayOn: button('Undo'),
      },
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
