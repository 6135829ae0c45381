import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface S3StandIn {
  readonly url: string
  /** What is stored, by `bucket/key`; the time can be changed. */
  readonly objects: Map<string, { content: Buffer; at: Date; metadata?: Record<string, string> }>
  readonly close: () => void
}

const textOf = (url: URL): string => decodeURIComponent(url.pathname.slice(1))

/** What is kept beside the content of an object. */
const metadataOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (name.startsWith('x-amz-meta-') ? [[name, String(value)]] : [])),
  )

const missing = '<Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message></Error>'

/** Parts of one object that come one after the other, by their number. */
type Parts = Map<number, Buffer>

const xml = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(text)
}

/** Objects that come in parts: begun, added to, listed, put together, given up. False where that is not asked for. */
const multipart = async (
  objects: S3StandIn['objects'],
  begun: Map<string, Parts>,
  { request, response, url, key }: { request: IncomingMessage; response: ServerResponse; url: URL; key: string },
): Promise<boolean> => {
  if (request.method === 'POST' && url.searchParams.has('uploads')) {
    const id = `upload-${begun.size}-${key.length}`
    begun.set(id, new Map())
    xml(response, 200, `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`)
    return true
  }
  const id = url.searchParams.get('uploadId')
  if (id === null) return false
  const parts = begun.get(id)
  if (parts === undefined) xml(response, 404, '<Error><Code>NoSuchUpload</Code><Message>None.</Message></Error>')
  else if (request.method === 'PUT') {
    const number = Number(url.searchParams.get('partNumber'))
    parts.set(number, await buffer(request))
    response.writeHead(200, { etag: `"${number}"` }).end()
  } else if (request.method === 'DELETE') {
    begun.delete(id)
    response.writeHead(204).end()
  } else if (request.method === 'GET') {
    const listed = [...parts].map(
      ([number, { length }]) =>
        `<Part><PartNumber>${number}</PartNumber><ETag>"${number}"</ETag><Size>${length}</Size></Part>`,
    )
    xml(response, 200, `<ListPartsResult><IsTruncated>false</IsTruncated>${listed.join('')}</ListPartsResult>`)
  } else {
    const whole = [...parts].toSorted(([one], [other]) => one - other).map(([, content]) => content)
    objects.set(key, { content: Buffer.concat(whole), at: new Date() })
    begun.delete(id)
    xml(response, 200, '<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>')
  }
  return true
}

/** As much of S3 on loopback, which answers once a content is `stored`, as a file store needs: one object put, read, deleted, sent in parts, and the list of a bucket in pages. */
export const startS3 = async (stored: () => Promise<unknown> = async () => undefined): Promise<S3StandIn> => {
  const objects: S3StandIn['objects'] = new Map()
  const begun = new Map<string, Parts>()
  const list = (url: URL): string => {
    const [bucket, prefix] = [textOf(url).replace(/\/$/, ''), url.searchParams.get('prefix') ?? '']
    const after = url.searchParams.get('continuation-token') ?? ''
    const keys = [...objects.keys()].filter((key) => key.startsWith(`${bucket}/${prefix}`) && key > after).sort()
    const [key] = keys
    const entry =
      key === undefined
        ? ''
        : `<Contents><Key>${key.slice(bucket.length + 1)}</Key><LastModified>${objects.get(key)!.at.toISOString()}</LastModified></Contents>`
    const more = keys.length > 1
    return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${more ? `<NextContinuationToken>${key}</NextContinuationToken>` : ''}${entry}</ListBucketResult>`
  }
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://s3.test')
    const key = textOf(url)
    const isSigned = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ') ?? false
    const found = objects.get(key)
    if (!isSigned) {
      response.writeHead(403).end()
      return
    }
    if (await multipart(objects, begun, { request, response, url, key })) return
    if (request.method === 'POST' && url.searchParams.has('delete')) {
      const asked = (await buffer(request)).toString()
      for (const [, name] of asked.matchAll(/<Key>([^<]+)<\/Key>/g)) objects.delete(`${key.replace(/\/$/, '')}/${name}`)
      xml(response, 200, '<DeleteResult></DeleteResult>')
    } else if (request.method === 'PUT') {
      objects.set(key, { content: await buffer(request), at: new Date(), metadata: metadataOf(request) })
      await stored()
      response.end()
    } else if (request.method === 'DELETE') {
      objects.delete(key)
      response.writeHead(204).end()
    } else if (url.searchParams.has('list-type'))
      response.writeHead(200, { 'content-type': 'application/xml' }).end(list(url))
    else if (found === undefined) response.writeHead(404, { 'content-type': 'application/xml' }).end(missing)
    else if (request.method === 'HEAD') response.writeHead(200, { 'content-length': found.content.length }).end()
    else response.writeHead(200, found.metadata).end(found.content)
  }
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    objects,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
