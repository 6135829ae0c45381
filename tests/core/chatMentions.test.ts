import { expect, test } from 'vitest'
import type { ChatPerson } from '../../src/core/chat/chat'
import {
  isTaken,
  mentioned,
  namedLike,
  namesOf,
  piecesOf,
  queryBefore,
  storedText,
  withMention,
} from '../../src/core/chat/mention.rules'

const rao = '00000000-0000-4000-8000-00000000aa01'
const raoSenior = '00000000-0000-4000-8000-00000000aa02'
const asha = '00000000-0000-4000-8000-00000000aa03'
const people: readonly ChatPerson[] = [
  { userId: rao, name: 'Dr. Meera Rao', photo: null, role: 'doctor' },
  { userId: raoSenior, name: 'Dr. Meera Rao Senior', photo: null, role: 'junior' },
  { userId: asha, name: 'Asha Patel', photo: null, role: 'patient' },
]

test('somebody who is named is stored between hashes by their id, the longer of two names first', () => {
  const named = [{ userId: rao }, { userId: raoSenior }]
  expect(storedText('@Dr. Meera Rao Senior and @Dr. Meera Rao, please', named, people)).toEqual({
    text: `##${raoSenior}## and ##${rao}##, please`,
    mentions: named,
  })
  expect(storedText('Nobody is named @Dr. Meera Rao', [], people)).toEqual({
    text: 'Nobody is named @Dr. Meera Rao',
    mentions: [],
  })
  // Whoever was chosen and deleted again is not told.
  expect(storedText('Please look', named, people)).toEqual({ text: 'Please look', mentions: [] })
})

test('a text is read with names where the message names them; hashes that were typed stay hashes', () => {
  const text = `Ask ##${rao}## about ##${asha}##`
  expect(piecesOf(text, [{ userId: rao }])).toEqual([{ text: 'Ask ' }, { userId: rao }, { text: ` about ##${asha}##` }])
  expect(mentioned(text, [{ userId: rao }, { userId: raoSenior }])).toEqual([rao])
  expect(piecesOf('##nobody##', [{ userId: 'nobody' }])).toEqual([{ text: '##nobody##' }])
})

test('an @ that begins a word asks for a name, until a second blank or another line', () => {
  const asked = (text: string) => queryBefore(text, text.length)
  expect(asked('@')).toEqual({ from: 0, query: '' })
  expect(asked('Ask @Mee')).toEqual({ from: 4, query: 'Mee' })
  expect(asked('Ask @Meera Ra')).toEqual({ from: 4, query: 'Meera Ra' })
  for (const text of ['a@b', 'Ask @ Mee', 'Ask @Mee  ', 'Ask @Mee\n', 'Ask']) expect(asked(text)).toBeNull()
})

test('people of the team are offered by the beginning of any of their names, and neither patients nor oneself', () => {
  expect(namedLike(people, 'rao', null).map(({ userId }) => userId)).toEqual([rao, raoSenior])
  expect(namedLike(people, 'sen', null).map(({ userId }) => userId)).toEqual([raoSenior])
  expect(namedLike(people, 'meera', rao).map(({ userId }) => userId)).toEqual([raoSenior])
  expect(namedLike(people, 'asha', null)).toEqual([])
  expect(withMention('Ask @Mee now', { from: 4, query: 'Mee' }, { name: 'Dr. Meera Rao' })).toEqual({
    text: 'Ask @Dr. Meera Rao now',
    cursor: 19,
  })
})

test('of two people of one name each is named, and reads as, one of their own; a patient of that name counts for none', () => {
  const both: readonly ChatPerson[] = [
    { userId: asha, name: 'মীরা রাও', photo: null, role: 'patient' },
    { userId: rao, name: 'মীরা রাও', photo: null, role: 'doctor' },
    { userId: raoSenior, name: 'মীরা  রাও', photo: null, role: 'junior' },
  ]
  expect(namedLike(both, 'মী', null).map(({ name }) => name)).toEqual(['মীরা রাও', 'মীরা  রাও (2)'])
  const second = [{ userId: rao }, { userId: raoSenior }]
  expect(storedText('@মীরা  রাও (2) দেখুন', second, both).mentions).toEqual([{ userId: raoSenior }])
  expect(storedText('@মীরা রাও দেখুন', second, both).mentions).toEqual([{ userId: rao }])
  expect([...namesOf(both).values()]).toEqual(['মীরা রাও', 'মীরা রাও', 'মীরা  রাও (2)'])
})

test('nobody is asked for behind the whole name of somebody who was chosen; behind half of it they are again', () => {
  const chosen = [{ userId: rao }]
  for (const query of ['Dr. Meera Rao', 'Dr. Meera Rao ']) expect(isTaken(query, chosen, people)).toBe(true)
  for (const query of ['Dr. Meera Ra', 'Dr. Meera Rao S', '']) expect(isTaken(query, chosen, people)).toBe(false)
  expect(isTaken('Dr. Meera Rao', [], people)).toBe(false)
})
