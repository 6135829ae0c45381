import { expect, test } from 'vitest'
import { type ChatDrafts, draftLine, isEmptyDraft, NO_DRAFT } from '../../src/core/chat/draft.rules'

const written = (text: string): ChatDrafts => ({ patient: { text, mentions: [] }, internal: NO_DRAFT })

test.each(['', '  \n ', '\u200B', ' \u200B\u2060\n'])('%j is no draft: nothing of it can be seen', (text) => {
  expect([isEmptyDraft(written(text)), draftLine(written(text))]).toEqual([true, null])
})

test('a draft is shown without what surrounds it', () => {
  expect([isEmptyDraft(written(' ok ')), draftLine(written(' ok '))]).toEqual([false, 'ok'])
})
