import { expect, test, vi } from 'vitest'
import { type DrawPage, servePersonalPages } from '../../server/kit/personalPages'
import type { FindCaller, KnownCaller } from '../../server/kit/policy'
import type { Serving } from '../../server/kit/serve'

const session = { token: 'known', login: '{"role":"PATIENT"}', location: '{"latitude":19}' }
const reader = { session, language: 'hin', width: 'tablet' }
const known = { role: 'PATIENT', isBlocked: false } as KnownCaller

/** A practice that knows one token, whose person may be blocked, and draws like this. */
const practiceWith = (draw: DrawPage, { isBlocked = false } = {}) => {
  const findCaller: FindCaller = async (_, token) =>
    token === 'known' ? { ...known, isBlocked } : { ...known, role: null }
  const error = vi.fn<(about: object, line: string) => void>()
  const serving = { findCaller, clock: { now: () => 0 } } as unknown as Serving
  const app = servePersonalPages(serving, draw, { error } as unknown as Parameters<typeof servePersonalPages>[2])
  const ask = async (path: string, body: unknown = reader) =>
    app.request(`/personal-page${path}`, { method: 'POST', body: JSON.stringify(body) })
  return { ask, error }
}

const drawMain = () =>
  vi.fn<DrawPage>(async () => '<header>bar</header><main><p style="gap:4px">Asha</p></main><nav>bar</nav>')

test('A page is drawn for whoever asks, from their session, and kept nowhere', async () => {
  const draw = drawMain()
  const answer = await practiceWith(draw).ask('/order-list?page=2')
  expect(await answer.text()).toBe('<header>bar</header><main><p data-style="gap:4px">Asha</p></main><nav>bar</nav>')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  const [address, drawnFor] = draw.mock.calls[0]!
  expect([address.pathname + address.search, drawnFor]).toEqual(['/order-list?page=2', reader])
})

test.each([
  ['nobody', { ...reader, session: { ...session, token: 'made up' } }, false],
  ['somebody who is blocked', reader, true],
])('Nothing is drawn for %s', async (_, body, isBlocked) => {
  const draw = drawMain()
  const answer = await practiceWith(draw, { isBlocked }).ask('/home', body)
  expect([answer.status, await answer.text(), draw.mock.calls.length]).toEqual([401, '', 0])
})

test.each([
  [null],
  ['known'],
  [session],
  [{ session }],
  [{ ...reader, session: { token: 7 } }],
  [{ ...reader, width: 'wide' }],
  [{ ...reader, language: 'fra' }],
])('What is no session is refused: %j', async (body) => {
  const draw = drawMain()
  expect([(await practiceWith(draw).ask('/home', body)).status, draw.mock.calls.length]).toEqual([400, 0])
})

test('A page of which nothing is drawn keeps what is drawn for all, and so does one that fails, which the log says', async () => {
  expect((await practiceWith(async () => null).ask('/home')).status).toBe(204)
  const failing = practiceWith(() => Promise.reject(new Error('no database')))
  expect((await failing.ask('/home')).status).toBe(204)
  expect(failing.error.mock.calls.map(([, line]) => line)).toEqual(['a page was not drawn'])
  expect((await failing.ask('/home')).status).toBe(204)
})

test('Of many who ask at once some keep what is drawn for all, and none later does', async () => {
  const letGo: (() => void)[] = []
  const { ask } = practiceWith(async () => {
    await new Promise<void>((resolve) => letGo.push(resolve))
    return '<main>Asha</main>'
  })
  const asked = Array.from({ length: 6 }, () => ask('/home'))
  await vi.waitFor(() => expect(letGo).toHaveLength(4))
  expect((await Promise.all(asked.slice(4))).map(({ status }) => status)).toEqual([204, 204])
  for (const go of letGo.splice(0)) go()
  expect((await Promise.all(asked.slice(0, 4))).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const later = ask('/home')
  await vi.waitFor(() => expect(letGo).toHaveLength(1))
  letGo[0]!()
  expect((await later).status).toBe(200)
})
