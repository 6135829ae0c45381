import { expect, test } from 'vitest'
import { divert } from '../../kit/browser'
import { withPrescription } from '../../kit/chaos/recordOpenings'
import { inBrowser } from '../../kit/inBrowser'
import { onPhone, openPrescription } from '../../kit/openPrescription'
import { logIn } from '../../kit/patients'

const product = inBrowser()

/** What is said where the PDF is denied, by language. */
const withoutPaper = {
  eng: /^The PDF cannot be opened now\. You are not authorized/,
  hin: /^PDF अभी नहीं खुल सकती। आपको यह कार्य करने की अनुमति नहीं है/,
  guj: /^PDF હમણાં ખૂલી શકતી નથી\. તમને આ કાર્ય કરવાની પરવાનગી નથી/,
  ben: /^PDF এখন খোলা যাচ্ছে না। এই কাজটি করার অনুমতি আপনার নেই/,
}

test('a doctor who prints a signed prescription goes on with the day, and amends it in Hindi', async () => {
  const { colleague, bookingId } = await withPrescription(product.served, 'end')
  const path = `/create-prescription?bookingId=${bookingId}`
  const page = await product.openAs('desktop', colleague.session, path)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const paper = page.waitForEvent('popup')
  const share = page.getByRole('dialog', { name: 'Share Your Prescription' })
  await share.getByRole('link', { name: 'Print' }).click()
  await page.waitForURL('**/schedule')
  await (await paper).close()

  // A signed one is read, in words, in the doctor's language.
  await page.evaluate(() => localStorage.setItem('lang', 'hin'))
  await page.goto(path)
  await page.getByRole('heading', { name: 'हस्ताक्षरित पर्चा' }).waitFor()
  await page.getByText('सुबह 1, रात 1 · भोजन के बाद · 10 दिन').waitFor()
  await page.getByRole('button', { name: 'संशोधन करें' }).click()
  await page.getByRole('textbox', { name: 'बदलाव क्यों?' }).fill('Dose corrected')
  await page.getByRole('button', { name: 'नया पर्चा लिखें' }).click()
  await expect.poll(() => page.getByText('हस्ताक्षरित पर्चे की जगह नया पर्चा: Dose corrected').isVisible()).toBe(true)
})

test('a patient reads a prescription without its paper, is told why in each language, and asks for it again', async () => {
  const { phoneNumber, id } = await withPrescription(product.served, 'end')
  let letGo = () => {}
  const phone = await product.openAs('phone', await logIn(product.served, phoneNumber), `/prescription?id=${id}`, {
    prepare: async (page) => {
      letGo = await divert(page, '**/prescription/*/link', (route) =>
        route.fulfill({ status: 403, json: { statusCode: 403, message: '' } }),
      )
    },
  })
  for (const [language, words] of Object.entries(withoutPaper)) {
    await phone.addInitScript((lang) => localStorage.setItem('lang', lang), language)
    await phone.reload()
    await phone.getByText(words).waitFor()
    await phone.getByText('Levetiracetam 500 mg tablet').waitFor()
  }
  letGo()
  await phone.getByRole('button', { name: 'আবার চেষ্টা করুন' }).click()
  await expect.poll(() => phone.getByRole('link', { name: 'PDF খুলুন' }).isVisible()).toBe(true)
})

test('what another device saved is compared with what is written here, which is kept', async () => {
  const { page } = await openPrescription(product)
  const note = page.getByLabel('Note', { exact: true })
  const other = await onPhone(product, page)
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
