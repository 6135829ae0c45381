import { chromium } from 'playwright-core'
import { expect, test } from 'vitest'
import { browserArguments, ensureBrowser, fewProcesses, forgottenFeatures } from '../../tools/browser'

test('Playwright turns no feature off or on that the arguments of a browser forget', async () => {
  const args = [...browserArguments, ...fewProcesses]
  const server = await chromium.launchServer({ executablePath: ensureBrowser(), args })
  try {
    expect(forgottenFeatures(server.process().spawnargs)).toEqual([])
  } finally {
    await server.close()
  }
})
