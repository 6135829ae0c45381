import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json, text } from 'node:stream/consumers'
import { decodeJwt, importSPKI, jwtVerify, SignJWT } from 'jose'
import type { FirebaseConfig } from '../../../src/core/app/config'
import type { Parties } from '../../../src/core/chat/access'
import { type DocumentSession, documentPath, mayReadDocument } from '../../../src/core/chat/documents'
import type { ServiceAccount } from '../../kit/serviceAccount'
import { openChannel } from './channel'
import { openDocuments, plain, type Target, type WriteRequest } from './documents'
import { openListening } from './listen'

const PROJECT = 'demo-spine-care'
const SIGN_IN = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit'
const HOUR = 3600
const LISTEN = '/google.firestore.v1.Firestore/Listen/channel'

interface StandInOptions {
  readonly port?: number
  /** Seconds since 1970, by which sessions end. */
  readonly now?: () => number
}

/**
 * A stand-in for Firebase on this machine: sign-in by custom token, documents in memory that the service account writes,
 * and listeners of the SDK, who read what the one table of access lets them. It imitates Google's services as far as the
 * product speaks to them; their own rules, limits and indexes are tried in a project alone.
 */
export const startFirestore = async ({ port = 0, now = () => Date.now() / 1000 }: StandInOptions = {}) => {
  const keys = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const secret = randomBytes(32)
  const access = randomBytes(16).toString('hex')
  const documents = openDocuments()
  const root = `projects/${PROJECT}/databases/(default)/documents`
  let isAway = false
  let commits = 0

  const signIn = async (claims: Readonly<Record<string, unknown>>) => ({
    idToken: await new SignJWT({ ...claims, user_id: claims['sub'] })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer(`https://securetoken.google.com/${PROJECT}`)
      .setAudience(PROJECT)
      .setIssuedAt()
      .setExpirationTime(`${HOUR}s`)
      .sign(secret),
    refreshToken: Buffer.from(JSON.stringify(claims)).toString('base64url'),
    expiresIn: String(HOUR),
  })
  const claimsOf = async (authorization: string | undefined) => {
    const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1]
    const verified = await jwtVerify(token ?? '', secret, { audience: PROJECT }).catch(() => null)
    return verified?.payload ?? null
  }
  const fieldsOf = (path: string): Readonly<Record<string, unknown>> | null => {
    const fields = documents.all.get(`${root}/${path}`)?.fields
    return fields === undefined ? null : (plain({ mapValue: { fields } }) as Record<string, unknown>)
  }
  const sessionOf = (claims: Awaited<ReturnType<typeof claimsOf>>): DocumentSession | null => {
    const fields = claims === null ? null : fieldsOf(documentPath.session(String(claims['sid'])))
    if (fields === null || fields['userId'] !== claims?.sub) return null
    const { userId, role, doctorId, until } = fields as Omit<DocumentSession, 'until'> & { readonly until: Date }
    return { userId, role, doctorId, until: until.getTime() / 1000 }
  }
  const partiesOf = (id: string): Parties | null => {
    const fields = fieldsOf(documentPath.conversation(id))
    if (fields === null) return null
    const { type, doctorId, users } = fields as {
      readonly type: Parties['kind']
      readonly doctorId: string | null
      readonly users: { readonly patient_id: string }
    }
    return { kind: type, doctorId, patientId: users.patient_id }
  }
  const judgeFor = (claims: Awaited<ReturnType<typeof claimsOf>>) => (target: Target) => {
    const may = (path: string, isList: boolean) =>
      mayReadDocument({ path, isList }, sessionOf(claims), partiesOf, now())
    if (target.documents !== undefined)
      return target.documents.documents.every((name) => may(name.slice(root.length + 1), false))
    const { parent, structuredQuery } = target.query!
    return may(`${parent.slice(root.length + 1)}/${structuredQuery.from[0]?.collectionId}/*`, true)
  }
  const channel = openChannel(async (headers, send) =>
    openListening(documents, judgeFor(await claimsOf(headers.get('authorization'))), send),
  )

  const toJson = (response: ServerResponse, status: number, body: object): void =>
    void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))

  /** The service account writes anything, a device its own record, in its session. */
  const commit = async (request: IncomingMessage, response: ServerResponse) => {
    const { writes = [] } = (await json(request)) as { readonly writes?: readonly WriteRequest[] }
    // Nobody but the server writes.
    if (request.headers.authorization !== `Bearer ${access}`)
      return toJson(response, 403, { error: { code: 403, status: 'PERMISSION_DENIED' } })
    commits += 1
    return toJson(response, 200, documents.commit(writes))
  }
  const publicKey = await importSPKI(keys.publicKey, 'RS256')
  const signInWith = async (request: IncomingMessage, response: ServerResponse) => {
    const { token = '' } = (await json(request)) as { readonly token?: string }
    const verified = await jwtVerify(token, publicKey, {
      audience: SIGN_IN,
      currentDate: new Date(now() * 1000),
    }).catch(() => null)
    if (verified === null) return toJson(response, 400, { error: { code: 400, message: 'INVALID_CUSTOM_TOKEN' } })
    const { uid, claims } = verified.payload as { readonly uid: string; readonly claims: object }
    return toJson(response, 200, { ...(await signIn({ ...claims, sub: uid })), isNewUser: false })
  }
  const renew = async (request: IncomingMessage, response: ServerResponse) => {
    const body = new URLSearchParams(await text(request))
    const claims = JSON.parse(Buffer.from(body.get('refresh_token') ?? '', 'base64url').toString()) as { sub: string }
    const { idToken, refreshToken, expiresIn } = await signIn(claims)
    const renewed = { id_token: idToken, refresh_token: refreshToken, expires_in: expiresIn, user_id: claims.sub }
    return toJson(response, 200, { ...renewed, access_token: idToken, token_type: 'Bearer', project_id: PROJECT })
  }
  const lookUp = async (request: IncomingMessage, response: ServerResponse) => {
    const { idToken = '' } = (await json(request)) as { readonly idToken?: string }
    return toJson(response, 200, { users: [{ localId: decodeJwt(idToken).sub, validSince: '0' }] })
  }
  const grant = (_: IncomingMessage, response: ServerResponse) =>
    toJson(response, 200, { access_token: access, expires_in: HOUR })

  const rows: readonly (readonly [path: RegExp, answer: (r: IncomingMessage, to: ServerResponse) => unknown])[] = [
    [/^\/token$/, grant],
    [/:commit$/, commit],
    [/\/accounts:signInWithCustomToken$/, signInWith],
    [/\/accounts:lookup$/, lookUp],
    [/^\/securetoken\.googleapis\.com\/v1\/token$/, renew],
  ]
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://stand-in.test')
    const { origin = '*', 'access-control-request-headers': asked = '*' } = request.headers
    response.setHeader('Access-Control-Allow-Origin', origin)
    response.setHeader('Access-Control-Allow-Credentials', 'true')
    response.setHeader('Access-Control-Allow-Headers', asked)
    response.setHeader('Access-Control-Expose-Headers', 'X-HTTP-Session-Id')
    if (isAway) return void response.writeHead(503).end()
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    const path = decodeURIComponent(url.pathname)
    if (path === LISTEN) return channel.answer(request, response, url.searchParams)
    const row = rows.find(([pattern]) => pattern.test(path))
    if (row === undefined) return void response.writeHead(404).end()
    await row[1](request, response)
  }
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`
  const account: ServiceAccount = {
    project_id: PROJECT,
    client_email: `server@${PROJECT}.test`,
    private_key: keys.privateKey,
    token_uri: `${url}/token`,
  }
  const firebase: FirebaseConfig = {
    apiKey: 'stand-in',
    projectId: PROJECT,
    appId: '1:1:web:1',
    messagingSenderId: '1',
    vapidKey: '',
    url,
  }
  return {
    url,
    account,
    firebase,
    /** What stands in a document; null where there is none. */
    read: fieldsOf,
    /** Paths of all documents. */
    paths: () => [...documents.all.keys()].map((name) => name.slice(root.length + 1)).toSorted(),
    commits: () => commits,
    listening: channel.listening,
    /** Refuses everything with 503, or no more. */
    setAway: (away: boolean) => {
      isAway = away
      if (away) server.closeAllConnections()
    },
    /** Breaks every connection; sessions stay. */
    cut: () => server.closeAllConnections(),
    /** Ends every session of a client, as a restart does. */
    endSessions: channel.end,
    close: async () => {
      channel.end()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export type FirestoreStandIn = Awaited<ReturnType<typeof startFirestore>>
