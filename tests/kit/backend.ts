import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CLIENT_CREDENTIAL } from '../../src/core/app/credential'
import { type AnyEndpoint, pathParams } from '../../src/core/kit/endpoint'
import { workOf } from '../../server/assembly'
import { type Backend, createBackend, platformOf } from '../../server/backend'
import type { FileStore } from '../../server/files/store/fileStore'
import { folderStore } from '../../server/files/store/folderStore'
import type { Clock } from '../../server/kit/clock'
import { contractRows, type RowName } from '../../server/contract'
import { openDatabase, type OpenDatabase } from '../../server/kit/database'
import { openFeed } from '../../server/kit/feed'
import type { Work } from '../../server/kit/jobs.run'
import { newLogger } from '../../server/kit/logging'
import { readClient } from '../../server/kit/pages'
import { demonstrationGateway } from '../../server/payment/gateway'
import { demonstrationMounts } from '../../server/seed/demonstration'
import type { SeedSize } from '../../server/seed/seed'
import { drainJobs } from './jobs'
import { newDatabase } from './template'

/** Monday, 5 January 2026, 10:30 am in Kolkata. */
export const NOW = 1_767_589_200
export const TEST_SECRET = 'the secret of every practice in a test'

export interface BackendOptions {
  readonly now?: number
  readonly size?: SeedSize
  readonly production?: boolean
  readonly behindProxy?: boolean
  readonly sms?: Backend['sms']
  readonly gateway?: Backend['gateway']
  readonly push?: Backend['push']
  readonly firebase?: Backend['firebase']
  readonly agora?: Backend['agora']
  readonly store?: Backend['store']
  readonly metricsToken?: string
  readonly freeBytes?: Backend['freeBytes']
  readonly areJobsRunning?: Backend['areJobsRunning']
  readonly dev?: Backend['dev']
  /** Folder of a built client. */
  readonly clientDir?: string
  /** Where the contents of files are kept, when not in a folder of its own. */
  readonly files?: FileStore
  /** Parts of the server that are broken on purpose. */
  readonly instead?: Backend['instead']
}

export interface CallOptions {
  readonly token?: string | undefined
  /** Idempotency key; a call that changes something gets a new one when none is given, and null sends none. */
  readonly key?: string | null
  readonly language?: string
  readonly deviceId?: string
  /** Whom the call comes from on the network. */
  readonly address?: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface Reply<Result> {
  readonly status: number
  readonly headers: Headers
  readonly message: string
  /** What the wire carried, not decoded. */
  readonly result: Result
  readonly body: unknown
}

export interface TestBackend extends OpenDatabase {
  readonly clock: Clock & { at: number; pass(seconds: number): void }
  readonly fetch: (request: Request, address?: string) => Promise<Response>
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Response>
  /** Calls a row of the contract with the fields of the wire. */
  readonly call: <Result = Record<string, unknown>>(
    row: RowName,
    input?: Record<string, unknown>,
    options?: CallOptions,
  ) => Promise<Reply<Result>>
  /** Does what is enqueued and due; with `again`, also the further tries of what failed, until none is left. */
  readonly runJobs: (how?: { readonly again?: boolean; readonly work?: Partial<Work> }) => Promise<void>
  /** The code of the latest message. */
  readonly latestCode: () => Promise<string>
  /** Verifies a number and returns the token. */
  readonly logIn: (phoneNumber: string) => Promise<string>
  readonly guest: () => Promise<string>
  /** Every address it answers, with `ALL` for those that take any method. */
  readonly routes: readonly { readonly method: string; readonly path: string }[]
}

const SMALL: SeedSize = { doctors: 6, days: 5 }
const origin = 'http://practice.test'

/** A whole backend in this process, on its own copy of a small demonstration practice. */
export const startBackend = async (options: BackendOptions = {}): Promise<TestBackend> => {
  const now = options.now ?? NOW
  const copy = await newDatabase({ now, size: options.size ?? SMALL })
  const database = await openDatabase({ databaseUrl: copy.url })
  const clock = {
    at: now,
    now: () => clock.at,
    pass: (seconds: number) => {
      clock.at += seconds
    },
  }
  const feed = await openFeed(database)
  const filesFolder = mkdtempSync(join(tmpdir(), 'spine-care-files-'))
  const parts = {
    db: database.db,
    feed,
    files: options.files ?? folderStore(filesFolder),
    clock,
    log: newLogger('silent'),
    production: options.production ?? false,
    metricsToken: options.metricsToken,
    freeBytes: options.freeBytes,
    areJobsRunning: options.areJobsRunning,
    dev: options.dev,
    sms: options.sms ?? (options.production ? { send: async () => undefined } : undefined),
    gateway: options.gateway ?? (options.production ? demonstrationGateway : undefined),
    push: options.push,
    firebase: options.firebase,
    agora: options.agora,
    store: options.store,
    secret: TEST_SECRET,
    behindProxy: options.behindProxy,
    client: readClient(options.clientDir ?? '/nowhere'),
    mounts: options.production ? undefined : demonstrationMounts,
    ...(options.instead === undefined ? {} : { instead: options.instead }),
  }
  const app = createBackend(parts)
  const runJobs: TestBackend['runJobs'] = ({ again = false, work = {} } = {}) =>
    drainJobs({ ...workOf(platformOf(parts)), ...work }, { ...database, clock, log: parts.log }, again)
  const fetch = async (request: Request, remoteAddress?: string): Promise<Response> =>
    app.fetch(request, remoteAddress === undefined ? {} : { incoming: { socket: { remoteAddress } } })
  const get: TestBackend['get'] = (path, headers = {}) => fetch(new Request(`${origin}${path}`, { headers }))
  const call: TestBackend['call'] = async <Result>(
    row: RowName,
    input = {},
    how: CallOptions = {},
  ): Promise<Reply<Result>> => {
    const response = await fetch(requestOf(row, input, how), how.address)
    const body = (await response.json()) as { message: string; result: Result }
    return { status: response.status, headers: response.headers, message: body.message, result: body.result, body }
  }
  const latestCode = async (): Promise<string> => {
    const messages = (await (await get('/dev/outbox.json')).json()) as { text: string }[]
    return /\d{6}/.exec(messages.at(-1)?.text ?? '')?.[0] ?? ''
  }
  const guest = async () => (await call<{ token: string }>('session.guestLogin')).result.token
  const logIn = async (phoneNumber: string): Promise<string> => {
    const phone = { country_code: '+91', phone_number: phoneNumber }
    const { result } = await call<{ OtpId: string }>('session.requestOtp', phone)
    const answer = { otp_code: await latestCode(), token: result.OtpId }
    return (await call<{ token: string }>('session.verifyOtp', answer)).result.token
  }
  const close = async () => {
    await feed.close()
    await database.close()
    copy.drop()
    rmSync(filesFolder, { recursive: true, force: true })
  }
  return { ...database, close, clock, fetch, get, call, runJobs, latestCode, logIn, guest, routes: app.routes }
}

/** The request a client sends for a row. */
export const requestOf = (row: RowName, input: Record<string, unknown>, how: CallOptions): Request => {
  const endpoint: AnyEndpoint = contractRows.find(({ name }) => name === row)!.endpoint
  const inPath = pathParams(endpoint.path)
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name])))
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !inPath.includes(name)))
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  // A deletion has its lists in a body.
  const isList = (value: unknown) => endpoint.method === 'DELETE' && Array.isArray(value)
  const inAddress = Object.fromEntries(Object.entries(rest).filter(([, value]) => inQuery && !isList(value)))
  const lists = Object.fromEntries(Object.entries(rest).filter(([, value]) => isList(value)))
  const query = inQuery ? `?${new URLSearchParams(inAddress as Record<string, string>).toString()}` : ''
  const key = how.key === undefined ? crypto.randomUUID() : how.key
  return new Request(`${origin}${path}${query}`, {
    method: endpoint.method,
    headers: {
      authorization: CLIENT_CREDENTIAL,
      deviceid: how.deviceId ?? 'device-1',
      language: how.language ?? 'eng',
      ...(how.token === undefined ? {} : { accesstoken: how.token }),
      ...(endpoint.mutates && key !== null ? { 'Idempotency-Key': key } : {}),
      ...how.headers,
    },
    ...(inQuery
      ? Object.keys(lists).length > 0 && { body: JSON.stringify(lists) }
      : { body: endpoint.multipart ? formOf(rest) : JSON.stringify(rest) }),
  })
}

/** The multipart body of a row that takes a file. */
const formOf = (fields: Record<string, unknown>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value instanceof File ? value : String(value))
  return form
}
