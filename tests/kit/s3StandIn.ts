import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface S3StandIn {
  readonly url: string
  /** What is stored, by `bucket/key`; the time can be changed. */
  readonly objects: Map<string, { content: Buffer; at: Date }>
  readonly close: () => void
}

const textOf = (url: URL): string => decodeURIComponent(url.pathname.slice(1))

const missing = '<Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message></Error>'

/** As much of S3 on loopback, which answers once a content is `stored`, as a file store needs: one object put, read, deleted, and the list of a bucket in pages. */
export const startS3 = async (stored: () => Promise<unknown> = async () => undefined): Promise<S3StandIn> => {
  const objects: S3StandIn['objects'] = new Map()
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
    if (!isSigned) response.writeHead(403).end()
    else if (request.method === 'PUT') {
      objects.set(key, { content: await buffer(request), at: new Date() })
      await stored()
      response.end()
    } else if (request.method === 'DELETE') {
      objects.delete(key)
      response.writeHead(204).end()
    } else if (url.searchParams.has('list-type'))
      response.writeHead(200, { 'content-type': 'application/xml' }).end(list(url))
    else if (found === undefined) response.writeHead(404, { 'content-type': 'application/xml' }).end(missing)
    else response.end(found.content)
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
