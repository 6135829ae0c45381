import { expect } from 'vitest'
import { WAITS_FOR } from './limits'
import type { Served } from './served'

/** The server has drawn a page with its data: who comes before it has gets the skeleton. */
export const renderedAt = async ({ url }: Served, path: string): Promise<void> => {
  const html = async () => (await fetch(url + path, { headers: { accept: 'text/html' } })).text()
  await expect.poll(html, { timeout: WAITS_FOR }).toContain('<template id="rendered">')
}
