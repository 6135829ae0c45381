import { expect } from 'vitest'
import { WAITS_FOR } from './limits'
import type { Served } from './served'

/** The server has drawn a page for guests with its data, on a phone: who comes before it has sees it while that is on its way. */
export const drawnForGuests = async ({ url }: Served, path: string): Promise<void> => {
  const html = async () =>
    (await fetch(url + path, { headers: { accept: 'text/html', 'sec-ch-ua-mobile': '?1' } })).text()
  await expect.poll(html, { timeout: WAITS_FOR }).toContain('data-whole')
}
