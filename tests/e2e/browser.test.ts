import { chromium } from 'playwright-core'
import { expect, test } from 'vitest'
import { browserArguments, ensureBrowser, forgottenFeatures } from '../../tools/browser'

test('Playwright turns off no feature that the arguments of a browser forget', async () => {
  const server = await chromium.launchServer({ executablePath: ensureBrowser(), args: [...browserArguments] })
  try {
    expect(forgottenFeatures(server.process().spawnargs)).toEqual([])
  } finally {
    await server.close()
  }
})
