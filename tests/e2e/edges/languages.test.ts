import { expect, test } from 'vitest'
import { beginWith } from '../../kit/browser'
import { inBrowser } from '../../kit/inBrowser'
import { personAt } from '../../kit/pages/person'
import { entriesOf, newGuest } from '../../kit/patients'

const product = inBrowser()

test('the menu of the desktop bar speaks another language at once and keeps page and form', async () => {
  const page = await product.open('desktop')
  const I = personAt(page, 'desktop')
  const languages = new Set<string | undefined>()
  page.on('request', (request) => languages.add(request.headers()['language']))
  await beginWith(page, { session: entriesOf((await newGuest(product.served)).storage) })
  await page.goto('/find-doctor?search=spine')
  await I.see('Book video')
  const city = page.getByRole('combobox').first()
  const chosen = await city.inputValue()
  await I.openLanguageMenu()
  await expect.poll(() => I.languagesOffered()).toEqual(['English', 'हिन्दी', 'ગુજરાતી', 'বাংলা'])
  languages.clear()
  await I.takeLanguage('ગુજરાતી')
  await I.handle('gu')
  await I.see('ડૉક્ટર શોધો')
  await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe('/find-doctor?search=spine')
  await expect.poll(() => city.inputValue()).toBe(chosen)
  await page.reload()
  await I.handle('gu')
  languages.delete(undefined)
  expect([...languages]).toEqual(['guj'])

  const another = await page.context().newPage()
  await another.goto('/')
  await personAt(another, 'desktop').handle('gu')
})

test('a guest who wants to log in from the settings ends as nobody and verifies', async () => {
  const page = await product.open('desktop')
  const I = personAt(page, 'desktop')
  await beginWith(page, { session: entriesOf((await newGuest(product.served)).storage) })
  await page.goto('/find-doctor')
  await I.openSettings()
  await page.getByRole('button', { name: 'Login/Register' }).click()
  await I.at('/home')
  await I.seeLoginDialog()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('roleType'))).toBe('GUEST')
})
