import { expect, test, vi } from 'vitest'
import { DRAWN, GUEST_ROLES, guestPages } from '../../server/kit/guestPages'
import { timeLimit } from '../../server/kit/timeLimit'

type Render = Parameters<typeof guestPages>[0]

const built = `<html ${GUEST_ROLES}="GUEST PATIENT"><body>${DRAWN}<div>skeleton</div>${DRAWN}</body></html>`
const address = new URL('http://practice.test/find-doctor')
const ignore = () => undefined

test('A page goes out with what stands on it now, for whom it is drawn, and without styles in its markup', async () => {
  const complete = guestPages(() => Promise.resolve('<main><p style="gap:4px">Dr. Mehta</p></main>'), ignore)
  const page = await complete(built, address, 'phone')
  expect(page?.html).toBe(
    '<html data-width="phone" data-roles="GUEST PATIENT"><body><div id="root" class="drawn" data-whole><main><p data-style="gap:4px">Dr. Mehta</p></main></div></body></html>',
  )
  expect(page?.compressed.length).toBeGreaterThan(0)
})

test('All who open a page within seconds are shown one drawing of it, and another page is drawn for itself', async () => {
  const render = vi.fn<Render>(({ search }) => Promise.resolve(`<main>${search}</main>`))
  const complete = guestPages(render, ignore)
  const pages = await Promise.all([complete(built, address, 'phone'), complete(built, address, 'phone')])
  expect(pages[0]).toBe(pages[1])
  const other = await complete(built, new URL('?doctorId=2', address), 'phone')
  expect(other?.html).toContain('doctorId=2')
  expect(render).toHaveBeenCalledTimes(2)
})

test('A page that takes long to be drawn anew goes out as it was drawn before', async () => {
  vi.useFakeTimers()
  try {
    const render = vi
      .fn<Render>()
      .mockResolvedValueOnce('<main>at ten</main>')
      .mockReturnValue(new Promise(() => undefined))
    const complete = guestPages(render, ignore)
    await complete(built, address, 'phone')
    await vi.advanceTimersByTimeAsync(60_000)
    const again = complete(built, address, 'phone')
    await vi.advanceTimersByTimeAsync(timeLimit(50))
    expect((await again)?.html).toContain('at ten')
    expect(render).toHaveBeenCalledTimes(2)
  } finally {
    vi.useRealTimers()
  }
})

test('A page that cannot be drawn goes out as it was built, and the log says why', async () => {
  const failed = vi.fn<(error: unknown) => void>()
  const complete = guestPages(() => Promise.reject(new Error('no database')), failed)
  expect(await complete(built, address, 'phone')).toBeNull()
  expect(failed).toHaveBeenCalledWith(new Error('no database'))
})

test('A page whose drawing takes too long, and more pages than are drawn at once, go out as they were built', async () => {
  vi.useFakeTimers()
  try {
    const complete = guestPages(() => new Promise(() => undefined), ignore)
    const first = [1, 2, 3, 4].map((id) => complete(built, new URL(`?doctorId=${id}`, address), 'phone'))
    expect(await complete(built, new URL('?doctorId=5', address), 'phone')).toBeNull()
    await vi.runAllTimersAsync()
    expect(await Promise.all(first)).toEqual([null, null, null, null])
  } finally {
    vi.useRealTimers()
  }
})
