import { expect, test } from 'vitest'
import { runLimited } from '../../server/kit/limitedProcess'

const generous = { coreSeconds: 20, milliseconds: 60_000 }

test('what a process prints is what it answers', async () => {
  expect(await runLimited(['-e', 'process.stdout.write(process.argv[1])', 'a b "c"'], generous)).toBe('a b "c"')
})

test('a process that fails answers nothing', async () => {
  expect(await runLimited(['-e', 'process.exit(3)'], generous)).toBe(null)
})

test('a process that takes more of a core than it may answers nothing', async () => {
  expect(await runLimited(['-e', 'for (;;);'], { ...generous, coreSeconds: 1 })).toBe(null)
})

test('a process that waits and is ended by the clock says nothing of what it was given', async () => {
  const waiting = runLimited(['-e', 'setInterval(() => {}, 1e6)'], { ...generous, milliseconds: 500 })
  await expect(waiting).rejects.toThrow('had not ended after 500 ms')
})
