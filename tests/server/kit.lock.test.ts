import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FolderInUse, lockFolder } from '../../server/kit/lock'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const lock = fileURLToPath(new URL('../../server/kit/lock.ts', import.meta.url))

/** Another process that takes the folder and keeps it until it is killed. */
const holder = async () => {
  const code = `import(${JSON.stringify(lock)}).then((m) => m.lockFolder(${JSON.stringify(folder)})).then(() => { console.log('held'); setInterval(() => {}, 1e6) })`
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise((resolve) => child.stdout.once('data', resolve))
  return child
}

it('a second taker is told who has the data folder', async () => {
  const child = await holder()
  try {
    const refusal = await lockFolder(folder).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(FolderInUse)
    expect(String(refusal)).toContain(`The data folder ${folder} is in use by another server (process ${child.pid})`)
  } finally {
    child.kill('SIGKILL')
  }
})

it('a folder is free again after its server has closed', async () => {
  const release = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
  await release()
  await (
    await lockFolder(folder)
  )()
})

it('a folder whose server was killed is taken over at once', async () => {
  const child = await holder()
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
  const from = performance.now()
  const release = await lockFolder(folder)
  expect(performance.now() - from).toBeLessThan(1000)
  await release()
})

it('a folder of an earlier process with the same id is taken over, as after the restart of a container', async () => {
  mkdirSync(join(folder, 'lock'))
  const earlier = { pid: process.pid, host: hostname(), process: 'another', lock: statSync(join(folder, 'lock')).ino }
  writeFileSync(join(folder, 'owner.json'), JSON.stringify(earlier))
  const release = await lockFolder(folder)
  expect(JSON.parse(readFileSync(join(folder, 'owner.json'), 'utf8'))).not.toMatchObject({ process: 'another' })
  await release()
})

it('a fresh lock whose holder has not signed yet is left alone', async () => {
  const earlier = { pid: 2 ** 22 - 1, host: hostname(), process: 'another', lock: -1 }
  mkdirSync(join(folder, 'lock'))
  writeFileSync(join(folder, 'owner.json'), JSON.stringify(earlier))
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
})

it('one of several starters gets the folder of a killed server', async () => {
  const child = await holder()
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
  const taken = await Promise.allSettled(Array.from({ length: 5 }, () => lockFolder(folder)))
  const held = taken.filter((result) => result.status === 'fulfilled')
  expect(held).toHaveLength(1)
  await held[0]!.value()
})
