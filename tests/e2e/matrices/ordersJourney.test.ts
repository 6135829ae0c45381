import { expect, test } from 'vitest'
import { inBrowser } from '../../kit/inBrowser'
import { inLanguage } from '../../kit/pages/inLanguage'
import { personAt } from '../../kit/pages/person'
import { bookSlot, freeSlotOf, newPatient } from '../../kit/patients'
import { PNG } from '../../kit/sampleFiles'
import { newDoctor } from '../../kit/staff'

const product = inBrowser()
const signal = new AbortController().signal
const PICTURE = { name: 'report.png', mimeType: 'image/png', buffer: Buffer.from(PNG) }

test('a patient adds a report for a child and moves an appointment in Gujarati on a phone', async () => {
  const { served } = product
  const patient = await newPatient(served)
  const doctor = await newDoctor(served)
  const { bookingId } = await bookSlot(patient, await freeSlotOf(patient, doctor.id))
  const page = await product.openAs('phone', patient, '/medical-records', { language: 'guj' })
  const I = personAt(inLanguage(page, 'gu'), 'phone')
  const title = 'કરોડનો MRI'

  await I.addRecord()
  await I.seeRecordForm()
  await I.chooseRecordMember('Ravi Patel')
  await I.typeRecordDay('02/10/2025')
  await I.chooseRecordCategory('Spine')
  await I.typeRecordTitle(title)
  await I.chooseRecordFile(PICTURE)
  await page.getByText(PICTURE.name).waitFor()
  await I.saveRecord()
  await I.seeNoRecordForm()
  await page.getByRole('button', { name: title }).first().click()
  await I.seeRecordOpen()
  await page.getByRole('dialog').getByText('Ravi Patel').first().waitFor()

  const startOf = async () => {
    const found = await patient.ports.orders.one({ id: bookingId }, signal)
    if (!found.ok || !('startsAt' in found.value)) throw new Error('The appointment is not there')
    return found.value.startsAt
  }
  const before = await startOf()
  await page.goto('/order-list')
  await I.moveOrderOf(doctor.name)
  await I.seeOrderMove()
  await I.chooseNewTime()
  await I.moveOrder()
  await I.seeOrderMoved()
  await expect.poll(startOf).not.toBe(before)
  await I.leaveOrderMove()
  await I.seeNothingAsked()
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('gu')
})
