import { Readable } from 'node:stream'
import type { S3Settings } from '../../kernel/env.ts'
import type { FileStore } from './store.ts'

/** Stores files in a bucket of Amazon S3 or a compatible store. */
export function s3Store(settings: S3Settings): FileStore {
  let opened: Awaited<ReturnType<typeof openBucket>> | undefined
  const open = async () => (opened ??= await openBucket(settings))
  const { bucket } = settings
  return {
    async put(name, bytes, kind) {
      const { client, sdk } = await open()
      await client.send(
        new sdk.PutObjectCommand({ Bucket: bucket, Key: name, Body: bytes, ContentType: kind }),
      )
    },
    async read(name) {
      const { client, sdk } = await open()
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket: bucket, Key: name }))
        return Body instanceof Readable ? Body : null
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return null
        throw error
      }
    },
    async remove(name) {
      const { client, sdk } = await open()
      await client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: name }))
    },
    writtenBefore: async () => [],
  }
}

/** Loads the library when first used: it's large, and most installations keep their files in a folder. */
async function openBucket({ endpoint, region, accessKey, secretKey }: S3Settings) {
  const sdk = await import('@aws-sdk/client-s3')
  const client = new sdk.S3Client({
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // Self-hosted stores need path-style addresses, since their buckets have no host name.
    ...(endpoint && { endpoint, forcePathStyle: true }),
  })
  return { client, sdk }
}
