import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import { type FileStore, type PieceStore, unlessMissing } from './fileStore'

/** A bucket of an S3-compatible service; keys come from the environment as the SDK reads it. */
export interface S3Settings {
  readonly bucket: string
  readonly region: string
  /** Another service than Amazon's. */
  readonly endpoint?: string | undefined
}

const PREFIX = 'files/'

/** Files in a bucket. The SDK is loaded with the first of them. */
export const s3Store = ({ bucket, region, endpoint }: S3Settings): FileStore => {
  const sdk = () => import('@aws-sdk/client-s3')
  const config = {
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    // Services other than Amazon's do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  } as const
  let opened: Promise<S3Client> | undefined
  let pieces: Promise<PieceStore> | undefined
  const client = (): Promise<S3Client> => (opened ??= sdk().then(({ S3Client }) => new S3Client(config)))
  const removeObject = async (key: string) => {
    const { DeleteObjectCommand } = await sdk()
    await (await client()).send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))
  }
  /** The library leaves what it has no part for yet, and all of an upload that came to its end. */
  const wholeRemovalOf = (store: PieceStore): PieceStore => {
    const remove = store.remove.bind(store)
    store.remove = async (id) => {
      await remove(id).catch(unlessMissing)
      for (const key of [id, `${id}.part`, `${id}.info`]) await removeObject(key)
    }
    return store
  }
  const at = (id: string) => ({ Bucket: bucket, Key: PREFIX + id })
  return {
    put: async (id, path) => {
      const { PutObjectCommand } = await sdk()
      const { size } = await stat(path)
      await (
        await client()
      ).send(new PutObjectCommand({ ...at(id), Body: createReadStream(path), ContentLength: size }))
    },
    read: async (id) => {
      const { GetObjectCommand, NoSuchKey } = await sdk()
      try {
        const { Body } = await (await client()).send(new GetObjectCommand(at(id)))
        return Body instanceof Readable ? Body : null
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    remove: (id) => removeObject(PREFIX + id),
    pieces: () =>
      (pieces ??= import('@tus/s3-store').then(
        // Tags of objects are Amazon's alone.
        ({ S3Store }) => wholeRemovalOf(new S3Store({ useTags: false, s3ClientConfig: { bucket, ...config } })),
      )),
    storedBefore: async function* (time) {
      const { paginateListObjectsV2 } = await sdk()
      for await (const { Contents = [] } of paginateListObjectsV2(
        { client: await client() },
        { Bucket: bucket, Prefix: PREFIX },
      ))
        for (const { Key, LastModified } of Contents)
          if (Key !== undefined && LastModified !== undefined && LastModified.getTime() / 1000 < time)
            yield Key.slice(PREFIX.length)
    },
  }
}
