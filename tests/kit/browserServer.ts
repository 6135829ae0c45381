import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { browserArguments, ensureBrowser } from '../../tools/browser'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the browser of this run listens. */
    readonly browserEndpoint: string
  }
}

/** Global set-up of the browser suites: one browser for the run, which every worker joins. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await chromium.launchServer({ executablePath: ensureBrowser(), args: [...browserArguments] })
  project.provide('browserEndpoint', server.wsEndpoint())
  return () => server.close()
}
