import type { Page } from 'playwright-core'

/** Waits of so many milliseconds last until a path ends them, however long a busy machine takes. */
export const holdWaits = async (page: Page, milliseconds: readonly number[]) => {
  await page.addInitScript((waits) => {
    const held = new Map<number, () => void>()
    let made = 0
    const hold = (run: () => void): number => {
      made += 1
      held.set(-made, run)
      return -made
    }
    const start = window.setTimeout.bind(window) as (run: () => void, after?: number) => number
    const stop = window.clearTimeout.bind(window)
    Object.assign(window, {
      setTimeout: (run: () => void, after?: number) =>
        after !== undefined && waits.includes(after) ? hold(run) : start(run, after),
      clearTimeout: (timer?: number) => {
        if (timer === undefined || timer >= 0) stop(timer)
        else held.delete(timer)
      },
      endWaits: () => {
        for (const [timer, run] of held) {
          held.delete(timer)
          run()
        }
      },
    })
  }, milliseconds)
  return { end: () => page.evaluate(() => (window as unknown as { endWaits: () => void }).endWaits()) }
}

export type Waits = Awaited<ReturnType<typeof holdWaits>>
