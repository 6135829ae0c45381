import { type Browser, chromium, type Page } from 'playwright-core'
import { FORWARDED, newAddress } from '../../tests/kit/address'
import { type Size, sizes } from '../../tests/kit/browser'
import { newDoctor } from '../../tests/kit/staff'
import { bookSlot, entriesOf, freeSlotOf, newPatient } from '../../tests/kit/patients'
import { serve, type Served } from '../../tests/kit/served'
import { browserArguments, ensureBrowser } from '../browser'
import { count, type Figure, type Measure, quantile } from './figure'
import { newPhone, type Phone } from './phone'

/** Milliseconds from a key to the frame that shows it. */
const KEY = 50
/** Milliseconds between two keys of somebody who types quickly. */
const PAUSE = 120
/** Times that each field is typed into. */
const ROUNDS = 5

interface Typed {
  readonly field: string
  /** What is typed into it, letter by letter. */
  readonly text: string
  readonly find: (page: Page) => ReturnType<Page['getByLabel']>
}

const named =
  (name: string) =>
  (page: Page): ReturnType<Page['getByLabel']> =>
    page.getByRole('main').getByLabel(name, { exact: true }).first()
const cell = (column: string, row: number) => named(`${column}, row ${row}`)

/** Every field of the form that is typed into, after three medicines that stand in it already. */
const fields: readonly Typed[] = [
  { field: 'template search', text: 'migraine', find: named('Search templates') },
  { field: 'blood pressure', text: '128/82', find: named('BP mmHg') },
  { field: 'pulse', text: '72', find: named('Pulse bpm') },
  { field: 'temperature', text: '36.8', find: named('Temperature °C') },
  { field: 'weight', text: '70.5', find: named('Weight kg') },
  { field: 'height', text: '170', find: named('Height') },
  { field: 'complaint', text: 'jerks on waking', find: named('Complaint') },
  { field: 'diagnosis', text: 'juvenile myoclonic', find: named('Diagnosis') },
  { field: 'tags', text: 'seizure diary', find: named('Tags') },
  { field: 'other health problems', text: 'asthma', find: named('Other health problems') },
  { field: 'medicine', text: 'methylcob 1500 101 af 10d', find: cell('Medicine', 4) },
  { field: 'strength and form', text: '500 mg', find: cell('Strength and form', 3) },
  { field: 'dose', text: '1-0-1', find: cell('Dose', 3) },
  { field: 'meal', text: 'af', find: cell('Meal', 3) },
  { field: 'days', text: '10d', find: cell('Days', 3) },
  { field: 'note of a medicine', text: 'with water', find: cell('Note', 3) },
  { field: 'tests', text: 'video eeg', find: named('Tests') },
  { field: 'diet and exercise', text: 'No missed nights.', find: named('Diet and exercise') },
  { field: 'note', text: 'Never stop suddenly.', find: named('Note') },
  { field: 'next visit', text: '12', find: named('Next visit') },
]

/** Only these fields. */
const only = process.env['FIELDS']?.split(',')

const medicines = ['levetiracetam 500 101 af 10d', 'clobazam 10 001', 'pantop 40 100 bf'] as const

/** How soon each key shows in the prescription that is typed, at CPU ÷4. */
export const typing = async (): Promise<Figure> => {
  const served = await serve()
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...browserArguments] })
  try {
    const measures: Measure[] = []
    for (const device of ['desktop', 'phone'] as const) measures.push(...(await onDevice(browser, served, device)))
    return {
      number: null,
      title: 'typing in the prescription, CPU ÷4: from a key to the frame that shows it',
      measures,
    }
  } finally {
    await browser.close()
    await served.close()
  }
}

const onDevice = async (browser: Browser, served: Served, device: Size): Promise<Measure[]> => {
  const doctor = await newDoctor(served)
  const patient = await newPatient(served)
  const { bookingId } = await bookSlot(patient, await freeSlotOf(patient, doctor.id, 'inClinic'))
  const phone = await newPhone(browser, {
    baseURL: served.url,
    session: entriesOf(doctor.storage),
    isNear: true,
    size: sizes[device],
    extraHTTPHeaders: { [FORWARDED]: newAddress() },
  })
  const { page } = phone
  try {
    await page.goto(`/create-prescription?bookingId=${bookingId}`)
    await page.getByRole('combobox', { name: 'Complaint' }).waitFor()
    await phone.settle()
    // What is folded on a phone is typed into as well.
    await page.evaluate(() =>
      document.querySelectorAll('main details').forEach((each) => each.setAttribute('open', '')),
    )
    for (const [index, line] of medicines.entries()) {
      await cell('Medicine', index + 1)(page).fill(line)
      await page.keyboard.press('Enter')
    }
    const measures: Measure[] = []
    for (const each of fields.filter(({ field }) => only?.includes(field) ?? true))
      measures.push(rowOf(device, each, await keysIn(phone, each)))
    return measures
  } finally {
    await phone.close()
  }
}

/** Milliseconds that each key took, the middle of all times it was pressed: what else the machine does is in few of them. */
const keysIn = async ({ page, settle }: Phone, { find, text }: Typed): Promise<readonly number[]> => {
  const rounds: number[][] = []
  for (const _ of count(ROUNDS)) {
    await find(page).focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await settle()
    const times: number[] = []
    await taken(page)
    for (const key of text) {
      await page.keyboard.press(key)
      await page.waitForTimeout(PAUSE)
      times.push(await taken(page))
    }
    rounds.push(times)
  }
  return count(text.length).map((place) =>
    quantile(
      rounds.map((times) => times[place]!),
      0.5,
    ),
  )
}

/** Milliseconds of the slowest key since it was asked last; 0 when below what browsers tell. */
const taken = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, ...(window.observed?.interactions.splice(0) ?? [])))

const rowOf = (device: Size, { field, text }: Typed, times: readonly number[]): Measure => {
  const worst = Math.max(...times)
  console.log(`  ${device}, ${field}: ${times.join(', ')} ms`)
  return {
    what: `${device}: ${field}`,
    samples: `${text.length} keys, ${ROUNDS} times each`,
    value: `median ${quantile(times, 0.5)} ms, slowest key ${worst} ms`,
    target: `at most ${KEY} ms`,
    met: worst <= KEY,
  }
}
