import { setTimeout as wait } from 'node:timers/promises'
import { CLIENT_CREDENTIAL } from '../../src/core/app/credential'
import { type HostileFile, hostileFiles as everyHostileFile } from '../../tests/kit/hostileFiles'
import { atMost, exactly, type Figure, quantile, reported } from './figure'
import { type OwnServer, startOwnServer } from './ownServer'
import { databaseOf, patientsIn } from './population'

/** Milliseconds between two looks at whether the server answers. */
const LOOK_EVERY = 20

interface Met {
  readonly what: string
  readonly code: string | null
  readonly status: number
  /** Of its small picture; null for what was refused. */
  readonly drawn: number | null
  /** What is wrong with how it is served; null where nothing is. */
  readonly harm: string | null
}

const isHarmless = (response: Response): boolean =>
  /^(?:application\/pdf|image\/(?:png|jpeg|gif))$/.test(response.headers.get('content-type') ?? '') &&
  response.headers.get('x-content-type-options') === 'nosniff' &&
  response.headers.has('content-security-policy')

const send = async ({ url }: OwnServer, token: string, { what, name, bytes }: HostileFile): Promise<Met> => {
  const body = new FormData()
  body.set('kind', 'report')
  body.set('file', new File([bytes], name))
  const sent = await fetch(`${url}/user-service/v1/upload`, {
    method: 'POST',
    headers: {
      authorization: CLIENT_CREDENTIAL,
      deviceid: 'figures',
      language: 'eng',
      accesstoken: token,
      'idempotency-key': crypto.randomUUID(),
    },
    body,
  })
  const answer = (await sent.json()) as { code?: string; message?: string; result?: { url: string } }
  const code = answer.code ?? null
  if (!sent.ok) return { what, code, status: sent.status, drawn: null, harm: answer.message ? null : 'no words' }
  const read = await fetch(url + answer.result!.url)
  await read.arrayBuffer()
  const { status: drawn } = await fetch(`${url}${answer.result!.url}/thumb.webp`)
  return { what, code, status: sent.status, drawn, harm: isHarmless(read) ? null : 'served as something that runs' }
}

/** Files that are made to harm, sent to a server in its own process by the call that everybody uploads with. */
export const hostileFiles = async (): Promise<Figure> => {
  const server = await startOwnServer()
  const over = new AbortController()
  try {
    const database = await databaseOf(server.dataDir)
    const [patient] = await patientsIn(database, 1)
    await database.close()
    const files = await everyHostileFile()
    const waits: number[] = []
    const watching = (async () => {
      while (!over.signal.aborted) {
        const from = performance.now()
        await (await fetch(`${server.url}/healthz`)).text()
        waits.push(performance.now() - from)
        await wait(LOOK_EVERY)
      }
    })()
    const met: Met[] = []
    for (const file of files) met.push(await send(server, patient!.token, file))
    over.abort()
    await watching
    const samples = `${files.length} kinds of files`
    const isRight = ({ code, drawn, harm }: Met, index: number) =>
      harm === null &&
      (files[index]!.refusal === null ? drawn === 200 || drawn === 404 : code === files[index]!.refusal)
    return {
      number: null,
      title: 'files that are made to harm, sent as everybody uploads',
      measures: [
        exactly('refused in words, or taken and harmless', samples, met.filter(isRight).length, files.length),
        reported('refused', samples, String(met.filter(({ drawn }) => drawn === null).length)),
        reported('taken and drawn', samples, String(met.filter(({ drawn }) => drawn === 200).length)),
        reported(
          'taken; the drawn icon stands for them',
          samples,
          String(met.filter(({ drawn }) => drawn === 404).length),
        ),
        exactly(
          'answers 5xx',
          samples,
          met.filter(({ status, drawn }) => status >= 500 || (drawn ?? 0) >= 500).length,
          0,
        ),
        exactly('restarts of the server', samples, isAlive(server.pid) ? 0 : 1, 0),
        atMost('/healthz meanwhile, 95 %', `${waits.length} calls`, quantile(waits, 0.95), 100, ' ms'),
        reported('/healthz meanwhile, slowest', `${waits.length} calls`, `${Math.round(Math.max(...waits))} ms`),
      ],
    }
  } finally {
    over.abort()
    await server.stop()
    server.forget()
  }
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
