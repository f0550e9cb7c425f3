import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { S3Settings } from '../../kernel/env.ts'
import type { FileStore } from './store.ts'

/** Stores files in a bucket of Amazon S3 or a compatible store. */
export function s3Store({ endpoint, bucket, region, accessKey, secretKey }: S3Settings): FileStore {
  const client = new S3Client({
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // Self-hosted stores need path-style addresses, since their buckets have no host name.
    ...(endpoint && { endpoint, forcePathStyle: true }),
  })
  return {
    async put(name, bytes, kind) {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: name, Body: bytes, ContentType: kind }))
    },
    async read(name) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: name }))
        return Body instanceof Readable ? Body : null
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: name }))
    },
    writtenBefore: async () => [],
  }
}
