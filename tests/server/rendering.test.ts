import { expect, test, vi } from 'vitest'
import { RENDERED, renderedPages } from '../../server/kit/rendering'

type Render = Parameters<typeof renderedPages>[0]

const built = `<main>skeleton</main>${RENDERED}`
const address = new URL('http://practice.test/find-doctor')
const ignore = () => undefined

test('A page goes out with what stands on it now, without its frame and without styles in its markup', async () => {
  const complete = renderedPages(
    () => Promise.resolve('<header>bar</header><main><p style="gap:4px">Dr. Mehta</p></main><nav>bar</nav>'),
    ignore,
  )
  const page = await complete(built, address)
  expect(page?.html).toBe(
    '<main>skeleton</main><template id="rendered"><main><p data-style="gap:4px">Dr. Mehta</p></main></template>',
  )
  expect(page?.compressed.length).toBeGreaterThan(0)
})

test('All who open a page within seconds are shown one drawing of it, and another page is drawn for itself', async () => {
  const render = vi.fn<Render>(({ search }) => Promise.resolve(`<main>${search}</main>`))
  const complete = renderedPages(render, ignore)
  const pages = await Promise.all([complete(built, address), complete(built, address)])
  expect(pages[0]).toBe(pages[1])
  const other = await complete(built, new URL('?doctorId=2', address))
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
    const complete = renderedPages(render, ignore)
    await complete(built, address)
    await vi.advanceTimersByTimeAsync(60_000)
    const again = complete(built, address)
    await vi.advanceTimersByTimeAsync(100)
    expect((await again)?.html).toContain('at ten')
    expect(render).toHaveBeenCalledTimes(2)
  } finally {
    vi.useRealTimers()
  }
})

test('A page that cannot be drawn goes out with its skeleton, and the log says why', async () => {
  const failed = vi.fn<(error: unknown) => void>()
  const complete = renderedPages(() => Promise.reject(new Error('no database')), failed)
  expect(await complete(built, address)).toBeNull()
  expect(failed).toHaveBeenCalledWith(new Error('no database'))
})

test('A page whose drawing takes too long, and more pages than are drawn at once, go out with their skeletons', async () => {
  vi.useFakeTimers()
  try {
    const complete = renderedPages(() => new Promise(() => undefined), ignore)
    const first = [1, 2, 3, 4].map((id) => complete(built, new URL(`?doctorId=${id}`, address)))
    expect(await complete(built, new URL('?doctorId=5', address))).toBeNull()
    await vi.runAllTimersAsync()
    expect(await Promise.all(first)).toEqual([null, null, null, null])
  } finally {
    vi.useRealTimers()
  }
})
