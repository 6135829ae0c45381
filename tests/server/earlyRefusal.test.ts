import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CLIENT_CREDENTIAL } from '../../src/core/app/credential'
import { FILE_LIMIT } from '../../src/core/files/files.rules'
import { startBackend, type TestBackend } from '../kit/backend'
import { newNumber } from '../kit/patients'

let practice: TestBackend
let server: Server
let token: string
beforeAll(async () => {
  practice = await startBackend()
  token = await practice.logIn(newNumber())
  const listener = getRequestListener((incoming) => practice.fetch(incoming))
  server = createServer((incoming, outgoing) => void listener(incoming, outgoing)).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await practice.close()
})

const PIECES = 15

/** Sends a body in pieces, over a line on which that takes a second and a half, and reads nothing before all is sent. */
const sendSlowly = async (path: string, more: Record<string, string>, begin: string, length: number) => {
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1').pause()
  const lost = once(socket, 'error').then(([error]) => Promise.reject(error as Error))
  const headers = { host: 'x', authorization: CLIENT_CREDENTIAL, language: 'eng', connection: 'close', ...more }
  const lines = Object.entries({ ...headers, 'content-length': length }).map(([name, value]) => `${name}: ${value}`)
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${begin}`)
  const rest = length - begin.length
  const piece = Buffer.alloc(Math.floor(rest / PIECES), 'x')
  for (let each = 0; each < PIECES; each += 1) {
    await Promise.race([pause(100), lost])
    socket.write(piece)
  }
  socket.write(Buffer.alloc(rest - piece.length * PIECES, 'x'))
  const answer = await Promise.race([text(socket), lost])
  return [Number(answer.split(' ')[1]), /"code":"(\w+)"/.exec(answer)?.[1]]
}

const FORM = 'multipart/form-data; boundary=b'
const UPLOAD = '/user-service/v1/upload'
const part = (name: string, file = '') => `--b\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`

test.each([
  ['nobody is logged in', { 'content-type': FORM }, part('file', '; filename="a.pdf"'), [401, 'unauthenticated']],
  [
    'it says that it is too large',
    { 'content-type': FORM, big: 'yes' },
    part('file', '; filename="a.pdf"'),
    [413, 'tooLarge'],
  ],
  ['it is no form', { 'content-type': 'multipart/form-data', token: 'yes' }, 'nothing', [400, 'badInput']],
] as const)(
  'a file that is refused before it is all there is refused in words: %s',
  async (_, asked, begin, refused) => {
    const { big, token: isKnown, ...headers } = asked as Record<string, string>
    const length = big ? FILE_LIMIT + 1024 * 1024 : 3 * 1024 * 1024
    const known: Record<string, string> = isKnown ? { accesstoken: token } : {}
    expect(await sendSlowly(UPLOAD, { ...headers, ...known }, begin, length)).toMatchObject(refused)
  },
)

test('a body of JSON that is too large is refused in words', async () => {
  const sent = sendSlowly(
    '/user-service/v1/send-otp',
    { 'content-type': 'application/json' },
    '{"a":"',
    2 * 1024 * 1024,
  )
  expect(await sent).toEqual([413, 'tooLarge'])
})
