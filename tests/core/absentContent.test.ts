import * as Schema from 'effect/Schema'
import { describe, expect, test } from 'vitest'
import { namedOnce } from '../../src/core/doctors/doctors.rules'
import { Banner, Content, Partner } from '../../src/core/marketing/marketing'

describe('served content', () => {
  test('is read without the keys that it may leave out', () => {
    expect(Schema.decodeUnknownSync(Content)({})).toEqual({
      heading: null,
      intro: null,
      cover: null,
      bullets: [],
      statistics: [],
      sections: [],
    })
    expect(Schema.decodeUnknownSync(Content)({ bullets: [{ text: 'One' }], sections: [{ id: 's1' }] })).toMatchObject({
      bullets: [{ text: 'One', icon: null }],
      sections: [{ id: 's1', heading: '', text: '', image: null, bullets: [] }],
    })
    expect(Schema.decodeUnknownSync(Partner)({ id: 'p1', name: 'Nadi' })).toEqual({
      id: 'p1',
      name: 'Nadi',
      kind: '',
      city: '',
      text: '',
    })
    expect(Schema.decodeUnknownSync(Banner)({ id: 'b1', type: 'home', title: 'New' })).toMatchObject({
      webUrl: '',
      redirection: 'none',
    })
  })
})

test('what a doctor is good at is named once', () => {
  expect(namedOnce(['Stroke', 'Stroke '], ['stroke', 'Epilepsy'], ['Epilepsy', '', 'Sleep'])).toEqual([
    ['Stroke'],
    ['Epilepsy'],
    ['Sleep'],
  ])
})
