import type { Page } from 'playwright-core'
import { question } from './question'

/** In Koramangala, as the gazetteer names it. */
export const HERE = { latitude: 12.935, longitude: 77.624 }
export const HERE_NAMED = 'Koramangala, Bengaluru'

/** Lets the browser be asked for its position as by a person who takes their time: it answers when it is told to. */
export const holdPosition = async (page: Page) => {
  const answer = await question(page, 'maySharePosition')
  await page.addInitScript(() => {
    const { maySharePosition } = window as unknown as { maySharePosition: () => Promise<void> }
    const { geolocation } = navigator
    const ask = geolocation.getCurrentPosition.bind(geolocation)
    geolocation.getCurrentPosition = (...asked) => void maySharePosition().then(() => ask(...asked))
  })
  return {
    notify: async () => {
      await page.context().grantPermissions(['geolocation'])
      await page.context().setGeolocation(HERE)
      await answer()
    },
    /** The permission was not given. */
    deny: () => answer(),
  }
}

export type HeldPosition = Awaited<ReturnType<typeof holdPosition>>

/** As in a browser that cannot tell where it is. */
export const withoutPosition = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'geolocation', { value: undefined }))
