import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { EMPTY_CONTENT } from '../../src/core/prescription/prescription'
import { beginWith, divert, hold, type Size } from '../kit/browser'
import { inBrowser } from '../kit/inBrowser'
import { openPrescription } from '../kit/openPrescription'
import { newDoctor } from '../kit/staff'
import { ownMenu } from '../kit/pages/ownMenu'
import { entriesOf } from '../kit/patients'

const product = inBrowser()

const atPrescription = (size?: Size) => openPrescription(product, size)

/** The same prescription of the same doctor on another device. */
const onPhone = async (page: Page) => {
  const phone = await product.open('phone')
  await beginWith(phone, { session: await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage))) })
  await phone.goto(page.url())
  return phone
}

/** A keyboard that counts: letters of a name are free, a chord is two keys. */
const countingKeyboard = (page: Page) => {
  let count = 0
  return {
    count: () => count,
    press: async (chord: string) => {
      count += chord.split('+').length
      await page.keyboard.press(chord)
    },
    type: async (name: string, rest: string) => {
      count += rest.length
      await page.keyboard.type(name + rest)
    },
  }
}

const cell = (page: Page, column: string, row: number) =>
  page.getByRole('table', { name: 'Medicines' }).getByLabel(`${column}, row ${row}`, { exact: true })
const focusedCell = (page: Page, row: number) => cell(page, 'Medicine', row).and(page.locator(':focus')).waitFor()

/** Four medicines as a neurologist writes them. */
const medicines = [
  ['levet', ' 500 101 af 10d'],
  ['clobaz', ' 10 001'],
  ['pantop', ' 40 100 bf'],
  ['methylcob', ' 1500 100'],
] as const

/** What is said where the PDF is denied, by language. */
const withoutPaper = {
  eng: /^The PDF cannot be opened now\. You are not authorized/,
  hin: /^PDF अभी नहीं खुल सकती। आपको यह कार्य करने की अनुमति नहीं है/,
  guj: /^PDF હમણાં ખૂલી શકતી નથી\. તમને આ કાર્ય કરવાની પરવાનગી નથી/,
  ben: /^PDF এখন খোলা যাচ্ছে না। এই কাজটি করার অনুমতি আপনার নেই/,
}

test('four medicines are prescribed with at most 60 keys beside their names and no mouse; the patient reads them in Gujarati on a phone', async () => {
  const { page, patient, bookingId } = await atPrescription()
  const keys = countingKeyboard(page)
  await keys.press('Alt+m')
  for (const [index, [name, rest]] of medicines.entries()) {
    await focusedCell(page, index + 1)
    await keys.type(name, rest)
    await keys.press('Enter')
  }
  await focusedCell(page, 5)
  await expect.poll(() => cell(page, 'Medicine', 1).inputValue()).toBe('Levetiracetam')
  await expect.poll(() => cell(page, 'Strength and form', 4).inputValue()).toBe('1500 mcg tablet')
  await keys.press('Alt+c')
  await keys.press('1')
  await page.getByRole('button', { name: 'End Consultation', disabled: false }).waitFor()
  await keys.press('Control+Enter')
  await page.getByRole('button', { name: 'Sign and end' }).and(page.locator(':focus')).waitFor()
  await keys.press('Enter')
  const share = page.getByRole('dialog', { name: 'Share Your Prescription' })
  const message = await share.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
  // The question is there before its page is: neither waits for the other.
  await page.waitForURL('**/schedule')
  expect(message).toMatch(/^https:\/\/wa\.me\/\?text=.*http/)
  expect(keys.count()).toBeLessThanOrEqual(60)

  const phone = await product.open('phone')
  await beginWith(phone, { session: entriesOf(patient.storage) })
  await phone.addInitScript(() => localStorage.setItem('lang', 'guj'))
  await phone.goto('/order-list')
  await phone.getByRole('link', { name: /પ્રિસ્ક્રિપ્શન/ }).click()
  await phone.getByText('સવારે 1, રાત્રે 1').waitFor()
  await phone.getByText('Levetiracetam 500 mg tablet').waitFor()
  await expect.poll(() => phone.getByRole('link', { name: 'PDF ખોલો' }).getAttribute('href')).toMatch(/^\/|^http/)

  // Its doctor comes back to it, and from its printing goes on with the day.
  await share.getByRole('button', { name: 'Close' }).click()
  await page.goto(`/create-prescription?bookingId=${bookingId}`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const paper = page.waitForEvent('popup')
  await share.getByRole('link', { name: 'Print' }).click()
  await page.waitForURL('**/schedule')
  await (await paper).close()

  // A signed one is read, in words, in the doctor's language.
  await page.evaluate(() => localStorage.setItem('lang', 'hin'))
  await page.goto(`/create-prescription?bookingId=${bookingId}`)
  await page.getByRole('heading', { name: 'हस्ताक्षरित पर्चा' }).waitFor()
  await page.getByText('सुबह 1, रात 1 · भोजन के बाद · 10 दिन').waitFor()
  await page.getByRole('button', { name: 'संशोधन करें' }).click()
  await page.getByRole('textbox', { name: 'बदलाव क्यों?' }).fill('Dose corrected')
  await page.getByRole('button', { name: 'नया पर्चा लिखें' }).click()
  await page.getByText('हस्ताक्षरित पर्चे की जगह नया पर्चा: Dose corrected').waitFor()

  // Without its paper the patient reads it all the same, is told why in each language, and asks for it again.
  const letGo = await divert(phone, '**/prescription/*/link', (route) =>
    route.fulfill({ status: 403, json: { statusCode: 403, message: '' } }),
  )
  for (const [language, words] of Object.entries(withoutPaper)) {
    await phone.addInitScript((lang) => localStorage.setItem('lang', lang), language)
    await phone.reload()
    await phone.getByText(words).waitFor()
    await phone.getByText('Levetiracetam 500 mg tablet').waitFor()
  }
  letGo()
  await phone.getByRole('button', { name: 'আবার চেষ্টা করুন' }).click()
  await phone.getByRole('link', { name: 'PDF খুলুন' }).waitFor()
})

test('what was typed survives a reload, and a second tab takes it over', async () => {
  const { page } = await atPrescription()
  await page.keyboard.press('Alt+m')
  await page.keyboard.type('levet 500 101 af 10d')
  await page.keyboard.press('Enter')
  await page.getByText(/^Draft kept at/).waitFor()
  await page.reload()
  await page.getByText('What you typed before is here again.').waitFor()
  await expect.poll(() => cell(page, 'Medicine', 1).inputValue()).toBe('Levetiracetam')

  const second = await page.context().newPage()
  await beginWith(second, { session: await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage))) })
  await second.goto(page.url())
  await second.getByRole('button', { name: 'Edit here' }).click()
  await second.getByText('What you typed before is here again.').waitFor()
  await page.getByRole('button', { name: 'Edit here' }).waitFor()
})

test('what two devices wrote is compared in words, an empty row with nothing', async () => {
  const { page } = await atPrescription()
  const other = await onPhone(page)
  await cell(other, 'Medicine', 1).fill('clobaz 10 001 bf 5d')
  await cell(other, 'Medicine', 1).press('Enter')
  await other.getByRole('button', { name: /Stroke$/ }).click()
  await other.getByText(/^Draft kept at/).waitFor()
  await page.keyboard.press('Alt+m')
  await page.keyboard.type('levet 500 101 af 10d')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Written on another device too' }).waitFor()
  const medicines = page.getByRole('radiogroup', { name: 'Medicines' })
  await medicines
    .getByText('Levetiracetam · 500 mg tablet · 1 morning, 1 night · after food · 10 days · 20 tablets', {
      exact: true,
    })
    .waitFor()
  await medicines
    .getByText('Clobazam · 10 mg tablet · 1 night · before food · 5 days · 5 tablets', { exact: true })
    .waitFor()
  await expect.poll(() => page.getByRole('radiogroup', { name: 'Health category' }).innerText()).toContain('Stroke')
})

test('what another device saved is compared with what is written here, which is kept', async () => {
  const { page } = await atPrescription()
  const note = page.getByLabel('Note', { exact: true })
  const other = await onPhone(page)
  await note.fill('Rest for a week')
  await page.getByText(/^Draft kept at/).waitFor()
  await other.reload()
  await other.getByText('What you typed before is here again.').waitFor()
  await other.getByRole('button', { name: /Stroke$/ }).click()
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await other.getByRole('button', { name: 'Yes, save' }).click()
  await other.waitForURL('**/schedule')

  await note.fill('Rest for two weeks')
  await page.getByRole('heading', { name: 'Written on another device too' }).waitFor()
  const notes = page.getByRole('radiogroup', { name: 'Note' })
  await notes.getByText('Rest for two weeks', { exact: true }).waitFor()
  await notes.getByText('Rest for a week', { exact: true }).waitFor()
  await page.reload()
  await page.getByText('What you typed before is here again.').waitFor()
  await expect.poll(() => note.inputValue()).toBe('Rest for two weeks')
})

test('on a desktop the patient stands in one row, however much is known of them', async () => {
  const { page } = await atPrescription()
  await page.getByRole('button', { name: 'Allergies and conditions' }).click()
  const drawer = page.getByRole('dialog')
  for (const allergy of ['Penicillin', 'Carbamazepine, with a rash', 'Aspirin', 'Iodinated contrast']) {
    await drawer.getByRole('combobox').fill(allergy)
    await drawer.getByRole('combobox').press('Enter')
  }
  for (const condition of ['Asthma', 'Seizures', 'Heart failure', 'Glaucoma'])
    await drawer.getByRole('button', { name: condition }).click()
  await drawer.getByRole('button', { name: 'Save allergies' }).click()
  const strip = page.getByRole('region', { name: 'Patient' })
  await strip.getByText(/Iodinated contrast/).waitFor()
  const name = strip.getByText('Asha Patel')
  await expect.poll(async () => (await strip.boundingBox())!.height).toBeLessThanOrEqual(58)
  await expect.poll(async () => (await name.boundingBox())!.width).toBeGreaterThan(60)
  await expect
    .poll(async () => (await strip.getByText('No current medicines').boundingBox())!.width)
    .toBeGreaterThan(60)
})

test('what was found is offered at once while a longer word is typed, before the server is asked again', async () => {
  const { page } = await atPrescription()
  await page.keyboard.type('head')
  const hit = page.getByRole('option', { name: 'Headache on waking' })
  await hit.waitFor()
  await hold(page, '**/prescription/attribute?*')
  await page.keyboard.type('ache on w')
  await page.getByRole('option', { name: 'Headache with nausea' }).waitFor({ state: 'detached' })
  await hit.waitFor()
  await page.keyboard.press('Enter')
  const chosen = page.getByRole('list', { name: 'Complaint: chosen' }).getByRole('listitem')
  await chosen.first().waitFor()
  await expect.poll(() => chosen.allTextContents()).toEqual(['Headache on waking'])
})

test('Enter adds the first test that is found, and one that is gone to with the arrows', async () => {
  const { page } = await atPrescription()
  const field = page.getByRole('combobox', { name: 'Tests' })
  const chosen = page.getByRole('list', { name: 'Tests asked for' }).getByRole('listitem')
  const offered = page.getByRole('listbox', { name: 'Tests' }).getByRole('option')
  await field.click()
  await page.keyboard.type('mri l')
  await page.keyboard.press('Enter')
  await chosen.filter({ hasText: /^MRI lumbosacral spine/ }).waitFor()
  await expect.poll(() => field.inputValue()).toBe('')
  await page.keyboard.type('mri')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  // Whoever types and goes on at once goes into the list of what was typed.
  const name = await offered.and(page.locator('[data-highlighted]')).textContent()
  expect(name).toContain('MRI')
  await page.keyboard.press('Enter')
  await chosen.nth(1).filter({ hasText: name! }).waitFor()
  await expect.poll(() => chosen.count()).toBe(2)
})

test('a template is found by its diagnosis, and another one is opened beside it unless something was changed', async () => {
  const { served } = product
  const doctor = await newDoctor(served)
  for (const [name, disease] of [
    ['After a stroke', 'Ischaemic stroke'],
    ['Back pain', 'Sciatica'],
    ['Dizziness', 'Vertigo'],
    ['Fits', 'Focal epilepsy'],
    ['Headache', 'Migraine without aura'],
    ['Tremor', 'Parkinson disease'],
  ] as const) {
    const content = { ...EMPTY_CONTENT, diagnosis: [{ id: null, name: disease }] }
    await doctor.ports.templates.create({ name, ...content, key: crypto.randomUUID() }, new AbortController().signal)
  }
  const page = await product.open('desktop')
  await beginWith(page, { session: entriesOf(doctor.storage) })
  await page.goto('/schedule')
  await ownMenu(page).click()
  await page.getByRole('button', { name: 'Templates', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Prescription templates' })
  const rows = panel.getByRole('list', { name: 'Templates' }).getByRole('button')
  await panel.getByRole('searchbox', { name: 'Search templates' }).fill('migraine')
  await panel.getByText('1 template', { exact: true }).waitFor()
  await expect.poll(() => rows.allInnerTexts()).toEqual(['Headache\nMigraine without aura'])
  await panel.getByRole('searchbox').fill('')
  await rows.filter({ hasText: 'Fits' }).click()
  const name = panel.getByLabel('Template name')
  await expect.poll(() => name.inputValue()).toBe('Fits')
  await rows.filter({ hasText: 'Tremor' }).click()
  await expect.poll(() => name.inputValue()).toBe('Tremor')
  await name.fill('Tremor of the hands')
  await rows.filter({ hasText: 'Back pain' }).click()
  await page.getByRole('alertdialog').getByText('Leave without saving?').waitFor()
})

test('on a phone Save and End Consultation stand side by side', async () => {
  const { page } = await atPrescription('phone')
  const [save, end] = await Promise.all(
    ['Save', 'End Consultation'].map((name) => page.getByRole('button', { name, exact: true }).boundingBox()),
  )
  expect(save!.y).toBe(end!.y)
  expect(end!.x + end!.width).toBeLessThanOrEqual(390)
})

test('the heading of the vitals keeps off their labels, and on a desktop their one row has none in sight', async () => {
  const { page } = await atPrescription('tablet')
  const boxOf = (text: string) => page.getByText(text, { exact: true }).locator('visible=true').first().boundingBox()
  const [heading, label] = await Promise.all([boxOf('Vitals'), boxOf('BP mmHg')])
  expect(label!.y - heading!.y).toBeGreaterThanOrEqual(28)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(async () => (await page.locator('legend').boundingBox())!.width).toBeLessThanOrEqual(1)
})
