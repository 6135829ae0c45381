import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Page } from 'playwright-core'
import { BUILT } from '../served'

/** The files of the build that hold these modules of the client. A module that the build lacks would never be held. */
const filesOf = (modules: readonly string[]): ReadonlySet<string> => {
  const built = JSON.parse(readFileSync(join(BUILT, '../modules.json'), 'utf8')) as Readonly<Record<string, string>>
  return new Set(
    modules.map((module) => {
      const file = built[`src/${module}`]
      if (file === undefined) throw new Error(`The build has no ${module}`)
      return basename(file)
    }),
  )
}

/** Holds the files of modules, `ui/staff/SearchPanel.tsx`, until somebody says whether they arrive. */
export const partsOn = async (page: Page, ...modules: readonly string[]) => {
  const files = filesOf(modules)
  let decide: (isThere: boolean) => void = () => undefined
  let decided: Promise<boolean>
  const hold = () => {
    decided = new Promise((resolve) => {
      decide = resolve
    })
  }
  hold()
  const isPart = ({ pathname }: URL) => files.has(basename(pathname))
  await page.route(isPart, async (route) => ((await decided) ? route.continue() : route.abort('connectionreset')))
  return {
    /** Holds what is asked for from now on. */
    hold,
    deliver: () => decide(true),
    lose: () => decide(false),
  }
}

export type Parts = Awaited<ReturnType<typeof partsOn>>
