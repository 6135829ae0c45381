import { afterAll, expect, test } from 'vitest'
import { startBackend } from '../kit/backend'
import { openCentre } from '../kit/centreDesk'
import { openCounter } from '../kit/counter'

/** A list that may be left out says all of them: an empty one would say the same to one reader and nothing to another. */
const practice = await startBackend()
const centre = await openCentre(practice)
const counter = await openCounter(practice)
afterAll(() => practice.close())

const codeOf = ({ status, body, message }: { readonly status: number; readonly body: unknown; message: string }) => [
  status,
  (body as { code?: string }).code,
  message,
]

test('a refund of tests of which none is named gives nothing back; one that names no list gives back all', async () => {
  const { id } = await centre.sampled('Asha Patel', ['eeg', 'vep'])
  const { payable_amount: paid } = (await centre.act(id, { status: 'completed' })).result
  const refused = await centre.act(id, { action: 'refund', words: 'Not done', testIds: [] })
  expect(codeOf(refused)).toEqual([400, 'badInput', 'Test: name at least one, or leave it out for all'])
  expect(await centre.read(id)).toMatchObject({ payment_status: 'PAID', credit_notes: [] })
  const back = await centre.act(id, { action: 'refund', words: 'Not done' })
  expect(back.result).toMatchObject({ payment_status: 'REFUNDED', credit_notes: [{ amount: paid }] })
})

test('a refund of medicines of which none is named gives nothing back', async () => {
  const { id } = await counter.paperOrder('Asha Patel')
  await counter.act(id, { status: 'completed', amount: 400, is_unscheduled: true })
  const refused = await counter.act(id, { action: 'refund', words: 'Not taken', returned: [] })
  expect(codeOf(refused).slice(0, 2)).toEqual([400, 'badInput'])
  expect(await counter.read(id)).toMatchObject({ payment_status: 'PAID' })
})

test('an order is completed with all reports that wait on it, or with none: who names no report, or one of two, is refused', async () => {
  const { who, id } = await centre.sampled('Meera Rao', ['eeg', 'vep'])
  for (const words of ['EEG: normal.', 'VEP: within the limits.'])
    await centre.attach(id, await centre.upload(['Patient: Meera Rao  Age: 45 Y', words]))
  const ids = (await centre.read(id)).reports.map((report) => report.id)
  expect(codeOf(await centre.act(id, { status: 'completed', medicalRecordIds: [] })).slice(0, 2)).toEqual([
    400,
    'badInput',
  ])
  const some = await centre.act(id, { status: 'completed', medicalRecordIds: [ids[0]] })
  expect(codeOf(some).slice(0, 2)).toEqual([409, 'reportsDiffer'])
  expect([await centre.recordsOf(who), (await centre.read(id)).stage]).toEqual([[], 'sampled'])
  await centre.act(id, { status: 'completed', medicalRecordIds: ids })
  expect(await centre.recordsOf(who)).toHaveLength(2)
})
