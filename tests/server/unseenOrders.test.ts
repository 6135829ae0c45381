import { afterAll, expect, test } from 'vitest'
import { startBackend } from '../kit/backend'
import { openCentre } from '../kit/centreDesk'
import { newKnown } from '../kit/clinicDay'

/** What a patient changes of an order that was answered is named on the board until somebody opens it. */
const practice = await startBackend()
const centre = await openCentre(practice)
afterAll(() => practice.close())

const unseen = async (token = centre.token) => {
  const { result } = await practice.call<{ counts: { unseen: readonly { orderNo: string; stage: string }[] } }>(
    'providerOrders.centreList',
    { limit: 25, offset: 0, isBoard: 'true' },
    { token },
  )
  return result.counts.unseen.map(({ orderNo, stage }) => [orderNo, stage])
}

test('a visit that was accepted and is cancelled is named to all of the centre, until one of them opens it', async () => {
  const { who, id } = await centre.accepted('Asha Patel', ['eeg'])
  expect(await unseen()).toEqual([])
  await centre.cancel(who, id)
  const { order_no: no } = await centre.seenBy(who, id)
  expect(await unseen()).toEqual([[no, 'cancelled']])
  expect(await unseen(centre.colleague)).toEqual([[no, 'cancelled']])
  await centre.read(id)
  expect([await unseen(), await unseen(centre.colleague)]).toEqual([[], []])
})

test('a request that nobody answered leaves without it', async () => {
  const who = await newKnown(practice, 'Meera Rao')
  const { id } = (await centre.book(who, ['eeg'])).result
  await centre.cancel(who, id)
  expect(await unseen()).toEqual([])
})
