import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { S3Config } from '../config.ts'
import type { FileStore } from './file-store.ts'

/**
 * A bucket of an S3-compatible store. Objects arrive whole and sealed, so the newer checksums that many compatible
 * servers store as content are left out: what is read is compared with the print in the database.
 */
export function s3Store(config: S3Config): FileStore {
  const client = new S3Client({
    endpoint: config.endpoint,
    region: config.region,
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
    forcePathStyle: config.pathStyle,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    // A store that does not answer is a refusal, not a wait.
    requestHandler: { connectionTimeout: 5000, requestTimeout: 10_000, throwOnRequestTimeout: true },
  })
  const at = (key: string) => ({ Bucket: config.bucket, Key: config.prefix + key })
  return {
    async put(key, bytes) {
      await client.send(
        new PutObjectCommand({
          ...at(key),
          Body: bytes,
          ContentLength: bytes.length,
          ContentType: 'application/octet-stream',
        }),
      )
    },
    async get(key) {
      const { Body } = await client.send(new GetObjectCommand(at(key)))
      if (!Body) throw new Error('the object has no body')
      return Buffer.from(await Body.transformToByteArray())
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)))
    },
    async *keys() {
      let next: string | undefined
      do {
        const page = await client.send(
          new ListObjectsV2Command({
            Bucket: config.bucket,
            ...(config.prefix ? { Prefix: config.prefix } : {}),
            ...(next ? { ContinuationToken: next } : {}),
          }),
        )
        for (const { Key, LastModified } of page.Contents ?? [])
          if (Key && LastModified) yield { key: Key.slice(config.prefix.length), at: LastModified }
        next = page.IsTruncated ? page.NextContinuationToken : undefined
      } while (next)
    },
  }
}
