import { startBrowser } from '../browser'
import { entriesOf, newGuest, nextDoctor } from '../patients'
import { serve } from '../served'
import type { Scene } from './play'
import { startProxy } from './proxy'

/** The whole product behind a proxy that can answer badly, and a browser in front of it. */
export const openScene = async (): Promise<Scene & { readonly close: () => Promise<void> }> => {
  const served = await serve()
  const proxy = await startProxy(served.url)
  const browser = await startBrowser()
  const guest = entriesOf((await newGuest(served)).storage)
  const { id: doctorId } = await nextDoctor(served)
  return {
    browser,
    proxy,
    practice: { served, guest, doctorId },
    close: async () => {
      await browser.close()
      await proxy.close()
      await served.close()
    },
  }
}
