import { expect, test } from 'vitest'
import { doctorIn, messagesOf, patientIn, write } from '../kit/chatPages'
import { inBrowser } from '../kit/inBrowser'
import { newPair } from '../kit/pairs'

const product = inBrowser()

test('a patient on a phone in Bengali and a doctor write, see each other and are seen', async () => {
  const pair = await newPair(product.served)
  const patient = await patientIn(product, pair, { language: 'ben' })
  const doctor = await doctorIn(product, pair)
  await write(patient, 'রাতে ওষুধটা খাব?', 'পাঠান')
  await messagesOf(doctor).filter({ hasText: 'রাতে ওষুধটা খাব?' }).waitFor()
  await messagesOf(patient)
    .filter({ hasText: /দেখেছেন|দেখা হয়েছে/ })
    .waitFor()
  await write(doctor, 'Yes, after food.', 'Send to Asha Patel')
  await messagesOf(patient).filter({ hasText: 'Yes, after food.' }).waitFor()
  await messagesOf(doctor).filter({ hasText: 'Yes, after food.' }).filter({ hasText: 'Seen' }).waitFor()
  await expect.poll(() => messagesOf(patient).count()).toBe(2)
})
