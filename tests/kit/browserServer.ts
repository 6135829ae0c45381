import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { browserArguments, ensureBrowser, forgottenFeatures } from '../../tools/browser'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the browser of this run listens. */
    readonly browserEndpoint: string
  }
}

/** Tells the projects of a run where the browser listens that the first of them launched. */
const RUN_BROWSER = 'RUN_BROWSER'

/** A page of a test lives for a second or two: optimising its code costs a fifth more than it gains. */
const UNOPTIMISED = '--js-flags=--no-opt --no-maglev'

/** Global set-up of the browser suites: one browser for the run, which the workers of every project join. */
export const setup = async (project: TestProject): Promise<(() => Promise<void>) | undefined> => {
  const known = process.env[RUN_BROWSER]
  if (known !== undefined) {
    project.provide('browserEndpoint', known)
    return undefined
  }
  const args = [...browserArguments, UNOPTIMISED]
  const server = await chromium.launchServer({ executablePath: ensureBrowser(), args })
  const forgotten = forgottenFeatures(server.process().spawnargs)
  if (forgotten.length > 0) throw new Error(`Playwright turns off ${forgotten.join(', ')}: so must tools/browser.ts`)
  process.env[RUN_BROWSER] = server.wsEndpoint()
  project.provide('browserEndpoint', server.wsEndpoint())
  return () => server.close()
}
