import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { doctorIn, messagesOf, patientIn, write } from '../../kit/chatPages'
import { inBrowser } from '../../kit/inBrowser'
import { newPair } from '../../kit/pairs'

const product = inBrowser()

/** Where a word of a text stands, in CSS pixels from the left. */
const leftOf = (place: Locator, word: string): Promise<number> =>
  place.evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      const at = text.data.indexOf(wanted)
      if (at < 0) continue
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + wanted.length)
      return range.getBoundingClientRect().left
    }
    return NaN
  }, word)

test('an Urdu message with Latin words and a time runs from right to left, and an English one from left to right', async () => {
  const pair = await newPair(product.served)
  const patient = await patientIn(product, pair)
  const doctor = await doctorIn(product, pair)
  await write(patient, 'رپورٹ MRI کی 10:30 پر ملے گی', /^Send/)
  await write(patient, 'First MRI, then the report', /^Send/)
  const urdu = messagesOf(doctor).filter({ hasText: 'رپورٹ' })
  const english = messagesOf(doctor).filter({ hasText: 'First MRI' })
  await urdu.waitFor()
  await english.waitFor()
  await expect.poll(async () => (await leftOf(urdu, 'رپورٹ')) - (await leftOf(urdu, 'ملے'))).toBeGreaterThan(0)
  await expect.poll(async () => (await leftOf(english, 'First')) - (await leftOf(english, 'report'))).toBeLessThan(0)
  await expect.poll(async () => (await leftOf(urdu, 'رپورٹ')) - (await leftOf(urdu, 'MRI'))).toBeGreaterThan(0)
})

test('an address and a number in a message are pressed, and show where they lead', async () => {
  const pair = await newPair(product.served)
  const patient = await patientIn(product, pair)
  const doctor = await doctorIn(product, pair)
  await write(doctor, 'Read https://example.org/mri, or call 98250 12345.', /^Send/)
  const links = messagesOf(patient).getByRole('link')
  await links.nth(1).waitFor()
  await expect
    .poll(() => links.evaluateAll((each) => each.map((link) => [link.textContent, link.getAttribute('href')])))
    .toEqual([
      ['https://example.org/mri', 'https://example.org/mri'],
      ['98250 12345', 'tel:+919825012345'],
    ])
  await expect.poll(() => links.first().getAttribute('rel')).toBe('noopener noreferrer')
})
