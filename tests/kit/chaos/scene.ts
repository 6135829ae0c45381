import type { Browser } from 'playwright-core'
import { entriesOf, newGuest, nextDoctor } from '../patients'
import type { Served } from '../served'
import type { Scene } from './play'
import { startProxy } from './proxy'

/** The whole product behind a proxy that can answer badly, and a browser in front of it. */
export const openScene = async (
  served: Served,
  browser: Browser,
): Promise<Scene & { readonly close: () => Promise<void> }> => {
  const proxy = await startProxy(served.url)
  const guest = entriesOf((await newGuest(served)).storage)
  const { id: doctorId } = await nextDoctor(served)
  return { browser, proxy, practice: { served, guest, doctorId }, close: proxy.close }
}
