import type { Page } from 'playwright-core'

/** A worker keeps parts of the app, so that nobody is asked for them: where parts are held there is none. */
export const WITHOUT_WORKER = { serviceWorkers: 'block' } as const

/** Holds parts of the app, `SearchPanel`, until somebody says whether they arrive. */
export const partsOn = async (page: Page, ...names: readonly string[]) => {
  let decide: (isThere: boolean) => void = () => undefined
  let decided: Promise<boolean>
  const hold = () => {
    decided = new Promise((resolve) => {
      decide = resolve
    })
  }
  hold()
  await page.route(new RegExp(`/assets/(?:${names.join('|')})-[^/]+\\.js$`), async (route) =>
    (await decided) ? route.continue() : route.abort('connectionreset'),
  )
  return {
    /** Holds what is asked for from now on. */
    hold,
    deliver: () => decide(true),
    lose: () => decide(false),
  }
}

export type Parts = Awaited<ReturnType<typeof partsOn>>
