import { afterAll, beforeEach, expect, test } from 'vitest'
import { NOW, startBackend } from '../../kit/backend'
import { billLine, openCounter } from '../../kit/counter'
import { line } from '../../kit/medicineLines'

/** What the Drugs Rules ask of a counter: its register and its bills. */
const practice = await startBackend()
const counter = await openCounter(practice)
const { act, read, signedOrder } = counter
afterAll(() => practice.close())
beforeEach(() => {
  practice.clock.at = NOW
})

test.each([
  ['of the catalogue', line('pregabalin-75-mg-capsule', 'Pregabalin 75 mg capsule', '0-0-1 capsule')],
  ['in own words', line(null, 'Pregabalin 75 mg capsule', '0-0-1 capsule')],
])(
  'pregabalin %s: the order says that it is of Schedule H1, and its sale is registered, whatever its brand',
  async (_, preg) => {
    const { id } = await signedOrder('Naseem Bano', [preg])
    expect((await read(id)).lines).toMatchObject([{ isH1: true }])
    const sold = billLine({ name: 'Pregeb 75', quantity: 10, price: 14, batch: 'PG77' })
    expect((await act(id, { status: 'completed', billLines: [sold] })).status).toBe(200)
    const register = await counter.register()
    for (const part of ['Naseem Bano', 'Pregeb 75', '10 capsules', 'PG77']) expect(register).toContain(part)
    expect(await counter.paperOf(id)).toContain('Schedule H1')
  },
)
