import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type HostileChat,
  type HostileFields,
  openHostileChat,
  openHostileFields,
  rowsOfChat,
} from '../kit/hostileFields'
import { hostileTexts } from '../kit/hostileText'

describe('Every hostile text in every field of chat and calls', () => {
  let fields: HostileFields
  beforeAll(async () => {
    fields = await openHostileFields()
  })
  afterAll(() => fields.close())

  test.each(rowsOfChat)('%s: is taken harmlessly or refused in words', async (_, row) => {
    expect(await fields.wrongIn(row)).toEqual([])
  })
})

describe('Every hostile text', () => {
  let chat: HostileChat
  beforeAll(async () => {
    chat = await openHostileChat()
  })
  afterAll(() => chat.close())

  test.each(Object.entries(hostileTexts))(
    'as a message, its file, the patient’s name and the team’s note: %s',
    async (_, text) => {
      const written = await chat.write(text)
      expect(written).toEqual({ unanswered: [], harmful: [], isTaken: written.isTaken, isKept: written.isTaken })
    },
  )
})
