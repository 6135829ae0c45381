import { afterAll, beforeAll } from 'vitest'
import { inBrowser } from '../inBrowser'
import type { Scene } from './play'
import { openScene } from './scene'

/** The scene of one file's cases, which is there once its tests run. */
export const inScene = (): (() => Scene) => {
  const product = inBrowser()
  let scene: Awaited<ReturnType<typeof openScene>>
  beforeAll(async () => {
    scene = await openScene(product.served, product.browser)
  })
  afterAll(() => scene.close())
  return () => scene
}
