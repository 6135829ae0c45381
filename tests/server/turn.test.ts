import { expect, test } from 'vitest'
import { configurationOf } from '../../server/config/configuration'
import { turnCredentials } from '../../server/kit/turn'

const TURN_SECRET = 'q7Vd0mXr2uJcN5aZ8eKt4WyB6sLh9GpF1oTi3RxCjMk='

test('a relay is named with its secret, and lends credentials that end', () => {
  const { turn } = configurationOf({ TURN_URLS: 'turn:a.example:3478,turns:b.example', TURN_SECRET, TURN_ONLY: '1' })
  expect(turn).toEqual({ urls: ['turn:a.example:3478', 'turns:b.example'], secret: TURN_SECRET, isOnly: true })
  expect(turnCredentials(turn!, 'u1', 1000)).toEqual({
    urls: turn!.urls,
    username: '1000:u1',
    credential: expect.stringMatching(/^[\w+/]{27}=$/) as unknown,
  })
})

test.each([
  [{ TURN_URLS: 'turn:a.example' }, 'TURN_SECRET must be set together with TURN_URLS'],
  [{ TURN_SECRET }, 'TURN_URLS must be set together with TURN_SECRET'],
  [{ TURN_URLS: 'a.example', TURN_SECRET }, 'TURN_URLS must be addresses like turn:'],
])('half a relay does not start: %o', (environment, words) => {
  expect(() => configurationOf(environment)).toThrow(words)
})
