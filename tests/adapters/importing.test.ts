import { afterEach, expect, test, vi } from 'vitest'
import { importing, PART_MISSING } from '../../src/adapters/browser/importing'

afterEach(() => vi.unstubAllGlobals())

/** A browser on whose network the files come or do not. */
const browserWith = (comes: (file: string) => boolean) => {
  const asked: string[] = []
  const events: string[] = []
  vi.stubGlobal('document', { querySelector: (found: string) => (found.includes('first') ? {} : null) })
  vi.stubGlobal('dispatchEvent', ({ type }: Event) => events.push(type))
  vi.stubGlobal('fetch', async (file: string) => {
    asked.push(file)
    return new Response('', { status: comes(file) ? 200 : 503 })
  })
  return { asked, events }
}

test('a part is imported once all its files have come; those of the page and those that came before are not asked for', async () => {
  const { asked, events } = browserWith(() => true)
  const files = ['assets/first-1.js', 'assets/dialog-1.js', 'assets/panel-1.js']
  expect(await importing(async () => [...asked], files)).toEqual(['/assets/dialog-1.js', '/assets/panel-1.js'])
  expect(await importing(async () => 'again', files)).toBe('again')
  expect(asked).toHaveLength(2)
  expect(events).toEqual([])
})

test('a part of which a file did not come is not imported, which is told, and is imported when it comes', async () => {
  let isThere = false
  const { events } = browserWith((file) => isThere || !file.includes('sheet'))
  const load = vi.fn<() => Promise<string>>(async () => 'the sheet')
  const files = ['assets/modal-2.js', 'assets/sheet-2.js']
  await expect(importing(load, files)).rejects.toThrow('/assets/sheet-2.js did not come')
  expect(load).not.toHaveBeenCalled()
  expect(events).toEqual([PART_MISSING])
  isThere = true
  expect(await importing(load, files)).toBe('the sheet')
})

test('a part of which a file breaks off on its way is not imported', async () => {
  browserWith(() => true)
  const broken = new ReadableStream({ start: (body) => body.error(new TypeError('the connection was lost')) })
  vi.stubGlobal('fetch', async () => new Response(broken))
  const load = vi.fn<() => Promise<string>>(async () => 'the list')
  await expect(importing(load, ['assets/list-3.js'])).rejects.toThrow('the connection was lost')
  expect(load).not.toHaveBeenCalled()
})

test('a part that fails while it is imported is told as missing too', async () => {
  const { events } = browserWith(() => true)
  await expect(importing(() => Promise.reject(new TypeError('no module')))).rejects.toThrow('no module')
  expect(events).toEqual([PART_MISSING])
})
