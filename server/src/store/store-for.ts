import { join } from 'node:path'
import { ConfigError, type Config } from '../config.ts'
import { folderStore, type FileStore } from './file-store.ts'

/** The store of the configuration: a bucket that answers, or the data folder. */
export async function storeFor(config: Pick<Config, 's3' | 'dataFolder'>): Promise<FileStore> {
  if (!config.s3) return folderStore(join(config.dataFolder, 'files'))
  // Half a second and 20 MB that a folder does not need.
  const { s3Store } = await import('./s3-store.ts')
  const store = s3Store(config.s3)
  try {
    await store.keys().next()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ConfigError(`S3_URL leads to no bucket “${config.s3.bucket}” that answers: ${reason}`)
  }
  return store
}
