import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { BUILT } from '../served'

/** The files of the build that are one of these parts. A part that the build does not have would never be held. */
const filesOf = (names: readonly string[]): ReadonlySet<string> => {
  const built = readdirSync(join(BUILT, 'assets')).filter((file) => file.endsWith('.js'))
  const ofName = (name: string) => built.filter((file) => file.replace(/-[\w-]{8}\.js$/, '') === name)
  return new Set(
    names.flatMap((name) => {
      const files = ofName(name)
      if (files.length === 0) throw new Error(`The build has no part ${name}`)
      return files
    }),
  )
}

/** Holds parts of the app, `SearchPanel`, until somebody says whether they arrive. */
export const partsOn = async (page: Page, ...names: readonly string[]) => {
  const files = filesOf(names)
  let decide: (isThere: boolean) => void = () => undefined
  let decided: Promise<boolean>
  const hold = () => {
    decided = new Promise((resolve) => {
      decide = resolve
    })
  }
  hold()
  const isPart = ({ pathname }: URL) => files.has(pathname.slice(pathname.lastIndexOf('/') + 1))
  await page.route(isPart, async (route) => ((await decided) ? route.continue() : route.abort('connectionreset')))
  return {
    /** Holds what is asked for from now on. */
    hold,
    deliver: () => decide(true),
    lose: () => decide(false),
  }
}

export type Parts = Awaited<ReturnType<typeof partsOn>>
