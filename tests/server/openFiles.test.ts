import { once } from 'node:events'
import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folderStore } from '../../server/files/store/folderStore'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { startBackend, type TestBackend } from '../kit/backend'
import { largePng } from '../kit/sampleFiles'

/** More than what waits in a socket nobody reads from. */
const LARGE = 6_000_000
const TIMES = 25

let folder: string
let practice: TestBackend
let server: Server
let token: string
let own: string
let shared: string

const uploaded = async (): Promise<string> => {
  const file = new File([largePng(LARGE)], 'scan.png', { type: 'image/png' })
  return (await practice.call<{ url: string }>('files.upload', { kind: 'report', file }, { token })).result.url
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'open-files-'))
  writeFileSync(join(folder, 'large.js'), 'x'.repeat(LARGE))
  practice = await startBackend({ files: folderStore(join(folder, 'files')), clientDir: folder })
  const listener = getRequestListener((incoming) => practice.fetch(incoming))
  server = createServer((incoming, outgoing) => void listener(incoming, outgoing)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  token = await practice.logIn(demonstrationAccounts.patient.phoneNumber)
  own = await uploaded()
  const [member] = (await practice.call<readonly { id: string }[]>('members.list', {}, { token })).result
  const about = { type: 'report', healthCategoryId: 'spine', documentDate: '10-01-2020', title: 'MRI' }
  const url = await uploaded()
  const { result: record } = await practice.call<{ id: string }>(
    'records.save',
    { ...about, memberId: member!.id, url },
    { token },
  )
  const made = { id: record.id, name: 'Dr Shah', hasCode: false }
  const { url: door } = (await practice.call<{ url: string }>('recordLinks.make', made, { token })).result
  const opened = await practice.fetch(new Request(`http://practice.test${door}`, { method: 'POST' }))
  shared = `${opened.headers.get('Location')}record.png`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await practice.close()
  rmSync(folder, { recursive: true })
})

/** Files of the practice that this process has open. */
const openFiles = (): readonly string[] =>
  readdirSync('/proc/self/fd').flatMap((each) => {
    try {
      const path = readlinkSync(`/proc/self/fd/${each}`)
      return path.startsWith(folder) ? [path] : []
    } catch {
      return []
    }
  })

const asked = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
  request({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', path, method, headers, agent: false })

/** Reads the status, and leaves. */
const leave = async (path: string, method = 'GET', headers: Record<string, string> = {}): Promise<number> => {
  const call = asked(path, method, headers).end()
  call.on('error', () => undefined)
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  answer.on('error', () => undefined)
  call.destroy()
  return answer.statusCode!
}
/** Leaves so many milliseconds after it asked, whatever has come. */
const leaveAfter = async (path: string, milliseconds: number): Promise<void> => {
  const call = asked(path).end()
  call.on('error', () => undefined)
  await pause(milliseconds)
  call.destroy()
}
const manyTimes = <A>(work: (place: number) => Promise<A>) =>
  Promise.all(Array.from({ length: TIMES }, (_, place) => work(place)))

const addresses = { own: () => own, shared: () => shared, client: () => '/large.js' } as const

test.each(Object.entries(addresses))('who leaves in the middle of a file leaves no file open: %s', async (_, path) => {
  const statuses = await manyTimes(() => leave(path()))
  expect(new Set(statuses)).toEqual(new Set([200]))
  await expect.poll(openFiles).toEqual([])
})

test.each(Object.entries(addresses))('who leaves before the answer leaves no file open: %s', async (_, path) => {
  await manyTimes((place) => leaveAfter(path(), place))
  await expect.poll(openFiles).toEqual([])
})

test.each(Object.entries(addresses))('who asks for the headers alone leaves no file open: %s', async (_, path) => {
  await manyTimes(() => leave(path(), 'HEAD'))
  await expect.poll(openFiles).toEqual([])
})

test('who has the small picture already, or asks for a part, leaves no file open', async () => {
  const thumb = own.replace(/\/[^/]*$/, '/thumb.webp')
  const first = await practice.get(thumb)
  await first.arrayBuffer()
  await manyTimes(() => leave(thumb, 'GET', { 'if-none-match': first.headers.get('etag') ?? '' }))
  await manyTimes(() => leave(own, 'GET', { range: 'bytes=10-20' }))
  await expect.poll(openFiles).toEqual([])
})
