import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser } from '../kit/inBrowser'
import { personAt } from '../kit/pages/person'

const product = inBrowser()

const stored = (page: Page) => page.evaluate(() => [Object.entries(localStorage), sessionStorage.getItem('lang')])

test('onboarding asks for a language, shows what there is, then takes the number', async () => {
  const page = await product.open('phone')
  const I = personAt(page, 'phone')
  await page.goto('/get-started')
  await I.goOnInOnboarding('Continue')
  await I.see('Choose one of the languages to continue')
  await I.pickFirstLanguage('বাংলা')
  await I.handle('bn')
  await expect.poll(() => stored(page)).toEqual([[['lang', 'ben']], 'ben'])
  await I.goOnInOnboarding('এগিয়ে যান')
  for (let slide = 0; slide < 3; slide++) await I.goOnInOnboarding('পরবর্তী')
  await I.goOnInOnboarding('শুরু করুন')
  await I.at('/mobile-otp-verify')
  const number = page.getByLabel('মোবাইল নম্বর')
  await number.fill('৯৮৭৬৫')
  await expect.poll(() => number.inputValue()).toBe('98765')
  await number.blur()
  await I.see('মোবাইল নম্বরে 10টি সংখ্যা থাকতে হবে')
})
