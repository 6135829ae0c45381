import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ServerProcess, startServerProcess } from '../kit/process'

const production = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  ORIGIN: 'https://care.example',
  SECRET: 'a secret of thirty-two characters or more',
  SMS_URL: 'http://127.0.0.1:9/send',
  SMS_BODY: '{"to":"{to}","text":"{text}"}',
  RAZORPAY_KEY_ID: 'rzp_test_1',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'hook',
}

let folder: string
let server: ServerProcess | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'))
})
afterEach(async () => {
  vi.useRealTimers()
  server?.child.kill('SIGTERM')
  await server?.ended
  server = undefined
  rmSync(folder, { recursive: true })
})
const start = (environment: Record<string, string>) =>
  (server = startServerProcess({ PORT: '0', LOG_LEVEL: 'silent', ...environment }, folder))

/** A start on a data folder, its answer, and its end at a signal, though the connection of the answer is kept alive. */
const startAndStop = async (environment: Record<string, string>, signal: NodeJS.Signals) => {
  const { child, ready, ended, printed } = start({ ...production, DATABASE: 'embedded', ...environment })
  const { status } = await fetch(`${await ready}/healthz`)
  child.kill(signal)
  const [, dataDir] = /^Opening the database in (.*)…$/m.exec(printed()) ?? []
  return { dataDir, status, code: await ended }
}

describe('The data folder', () => {
  test('is .data where nothing is set, and made by the first start', async () => {
    expect(await startAndStop({}, 'SIGTERM')).toEqual({ dataDir: join(folder, '.data'), status: 200, code: 0 })
  })
})
