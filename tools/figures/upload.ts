import { setTimeout as wait } from 'node:timers/promises'
import { callEndpoint } from '../../src/adapters/http/callEndpoint'
import { callHeaders } from '../../src/adapters/http/callHeaders'
import { httpClient } from '../../src/adapters/http/client'
import { portOver } from '../../src/adapters/http/portOver'
import { sendPieces } from '../../src/adapters/http/pieces.http'
import { CLIENT_CREDENTIAL } from '../../src/core/app/credential'
import { contract } from '../../src/core/app/contract'
import type { ChosenFile } from '../../src/core/files/files'
import { largePng } from '../../tests/kit/sampleFiles'
import { atMost, exactly, type Figure, reported } from './figure'
import { startOwnServer } from './ownServer'
import { databaseOf, patientsIn } from './population'
import { slowLine } from './slowLine'

const MEGABYTES = 20
const BITS = 1_600_000
/** Milliseconds from one cut to the next, and for which the line is away. */
const CUT_EVERY = 5_000
const AWAY = 1_000

/** A file as this process sends it: a buffer with what the browser's files have. */
const chosen = (bytes: Uint8Array): ChosenFile =>
  Object.assign(Buffer.from(bytes), {
    name: 'scan.png',
    type: 'image/png',
    size: bytes.length,
    arrayBuffer: () => Promise.resolve(new Uint8Array(bytes).buffer),
  })

/** A large file over a line that is cut again and again, by the client's own code. */
export const upload = async (): Promise<Figure> => {
  const server = await startOwnServer()
  const line = await slowLine(server.url, BITS)
  const ending = new AbortController()
  try {
    const database = await databaseOf(server.dataDir)
    const [patient] = await patientsIn(database, 1)
    await database.close()
    const identity = () => ({
      token: patient!.token,
      deviceId: 'figures',
      deviceToken: '',
      basicAuth: CLIENT_CREDENTIAL,
      language: 'eng',
    })
    const content = largePng(MEGABYTES * 1024 * 1024)
    const remembered = new Map<string, string>()
    let cuts = 0
    const cutting = (async () => {
      for (;;) {
        await wait(CUT_EVERY, undefined, { signal: ending.signal })
        await line.cut(AWAY)
        cuts += 1
      }
    })().catch(() => undefined)
    const from = performance.now()
    const sent = await sendPieces(
      {
        headers: () => callHeaders(identity()),
        origin: line.url,
        storage: {
          getItem: (key) => remembered.get(key) ?? null,
          setItem: (key, value) => void remembered.set(key, value),
          removeItem: (key) => void remembered.delete(key),
        },
      },
      { kind: 'report', file: chosen(content) },
      new AbortController().signal,
    )
    const seconds = (performance.now() - from) / 1000
    ending.abort()
    await cutting
    const call = callEndpoint(
      httpClient(
        identity,
        () => undefined,
        (input, init) => fetch(input instanceof Request ? input : new URL(String(input), server.url), init),
      ),
    )
    const made = sent.ok
      ? await portOver(call, contract.files).upload(
          { kind: 'report', uploadId: sent.value, name: 'scan.png' },
          new AbortController().signal,
        )
      : sent
    const read = made.ok
      ? new Uint8Array(await (await fetch(server.url + made.value.url)).arrayBuffer())
      : new Uint8Array()
    const samples = `${MEGABYTES} MB at 1.6 Mbps, cut ${cuts} times, ${AWAY / 1000} s away each time`
    return {
      number: null,
      title: 'A large file over a line that is cut every five seconds',
      measures: [
        exactly(
          'bytes that arrived as they were sent',
          samples,
          Buffer.compare(read, content) === 0 ? read.length : 0,
          content.length,
        ),
        atMost('bytes sent, by the bytes of the file', samples, line.sent() / content.length, 1.1, ' ×', 3),
        atMost(
          'until it goes on once the line is back, the longest',
          samples,
          Math.max(...line.resumed) / 1000,
          3,
          ' s',
          1,
        ),
        reported('until it had arrived', samples, `${Math.round(seconds)} s`),
      ],
    }
  } finally {
    ending.abort()
    await line.close()
    await server.stop()
    server.forget()
  }
}
