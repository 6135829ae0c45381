import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSenders, roomsWithRows, type Senders } from '../kit/badInput'

describe.each(['staff', 'guest'] as const)('Every value in every field that %s may send', (as) => {
  let senders: Senders
  let rows = 0
  beforeAll(async () => {
    senders = await openSenders('all')
  })
  afterAll(() => senders.close())

  test.each(roomsWithRows)('to %s is answered in words, and changes nothing where it is refused', async (room) => {
    const found = await senders.tryRoom(room, as)
    rows += found.rows
    expect(found).toMatchObject({ broken: [], taken: [], unnamed: [], written: [] })
  })

  test('is sent to every row that somebody of them may call', () => {
    expect(rows).toBeGreaterThan(as === 'staff' ? 110 : 20)
  })
})
