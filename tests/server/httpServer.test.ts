import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test, vi } from 'vitest'
import { TEST_LASTS, WAITS_FOR } from '../kit/limits'
import { type HttpServer, newHttpServer } from '../../server/kit/httpServer'

const quick = {
  keptAlive: 75_000,
  headers: 300,
  body: 600,
  form: 60_000,
  silent: 400,
  look: 50,
  lastCalls: 300,
  grace: 10_000,
}

const opened: Socket[] = []
let stop: () => Promise<void> = async () => undefined
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy()
  await stop()
})

/** Of a server that gives nobody up, and cuts nobody off, for as long as a test may take. */
const forbearing = {
  ...quick,
  headers: 2 * TEST_LASTS,
  body: 2 * TEST_LASTS,
  form: 2 * TEST_LASTS,
  silent: 2 * TEST_LASTS,
  grace: 2 * TEST_LASTS,
}

/** A server that answers how much it was sent; with `/slow`, when it is told to. */
const start = async (timeouts = quick) => {
  const http: HttpServer = newHttpServer(timeouts)
  const held: (() => void)[] = []
  http.server.on('request', (incoming, response) => {
    const answer = async () => {
      const body = await text(incoming).catch(() => null)
      if (body !== null) response.end(String(body.length))
    }
    if (incoming.url === '/slow') held.push(() => void answer())
    else void answer()
  })
  const port = await http.listen(0, '127.0.0.1')
  stop = http.stop
  return { port, stop: http.stop, held }
}

const opening = async (port: number, sent: string): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1')
  opened.push(socket)
  socket.on('error', () => undefined)
  socket.resume()
  await once(socket, 'connect')
  socket.write(sent)
  return socket
}

const ask = async (port: number, agent: Agent, path = '/'): Promise<IncomingMessage> => {
  const asked = request({ host: '127.0.0.1', port, path, agent })
  asked.end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  await text(answer)
  return answer
}

test('of 48 people who call without a pause while the server stops, nobody is cut off, and each is told that it was the last', async () => {
  // Nobody is idle: what is on its way may take as long as it takes.
  const server = await start({ ...forbearing, lastCalls: 2 * TEST_LASTS })
  const people = Array.from({ length: 48 }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
  let answered = 0
  const ends = people.map(async (agent) => {
    let last: IncomingMessage | undefined
    for (;;)
      try {
        last = await ask(server.port, agent)
        answered += 1
      } catch (error) {
        return { last: last?.headers.connection, code: (error as NodeJS.ErrnoException).code }
      }
  })
  await vi.waitUntil(() => answered > 500, { timeout: WAITS_FOR })
  await server.stop()
  expect(await Promise.all(ends)).toEqual(people.map(() => ({ last: 'close', code: 'ECONNREFUSED' })))
})

test('a call that was accepted is answered before the server is gone; what is idle or half sent does not hold it', async () => {
  const server = await start(forbearing)
  const agent = new Agent({ keepAlive: true })
  await ask(server.port, agent)
  await opening(server.port, '')
  await opening(server.port, 'GET / HTTP/1.1\r\nHost: x\r\nX-Half')
  const slow = ask(server.port, new Agent({ keepAlive: true }), '/slow')
  await vi.waitUntil(() => server.held.length === 1, { timeout: WAITS_FOR })
  const stopped = server.stop()
  await vi.waitUntil(() => opened.every((socket) => socket.closed), { timeout: WAITS_FOR })
  server.held[0]!()
  const { statusCode, headers } = await slow
  expect([statusCode, headers.connection]).toEqual([200, 'close'])
  await stopped
})

test('a call that takes longer than the grace is cut off', async () => {
  const server = await start({ ...quick, grace: 400 })
  const slow = ask(server.port, new Agent(), '/slow').catch((error: Error) => error.message)
  await vi.waitUntil(() => server.held.length === 1, { timeout: WAITS_FOR })
  await server.stop()
  expect(await slow).toBe('socket hang up')
})

test('six hundred half-sent requests are given up', async () => {
  const server = await start()
  const halves = [
    'GET / HTTP/1.1\r\nHost: x\r\nX-Half',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf',
  ]
  const sockets = await Promise.all(Array.from({ length: 600 }, (_, each) => opening(server.port, halves[each % 2]!)))
  await expect.poll(() => sockets.filter((socket) => !socket.closed)).toEqual([])
})

/** Sends a body drop by drop until the connection ends, or until it is long enough. */
const drip = async (port: number, contentType: string, drops: number): Promise<string> => {
  const head = `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${contentType}\r\nContent-Length: ${drops}\r\n\r\n`
  const socket = await opening(port, head)
  let received = ''
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()))
  let sent = 0
  const timer = setInterval(() => {
    if (sent < drops && socket.writable) socket.write('x')
    sent += 1
  }, 50)
  await once(socket, 'close')
  clearInterval(timer)
  return received
}

test('a form over a slow phone arrives, though it takes longer than another request may', async () => {
  const server = await start({ ...forbearing, body: quick.body })
  const [form, other] = await Promise.all([
    drip(server.port, 'multipart/form-data; boundary=x', 24),
    drip(server.port, 'application/json', 24),
  ])
  expect(form).toMatch(/^HTTP\/1\.1 200 OK[^]*24/)
  expect(other).toBe('')
})
