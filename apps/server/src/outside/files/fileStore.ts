import type { Env } from '../../kernel/env.ts'
import { diskStore } from './disk.ts'
import { s3Store } from './s3.ts'
import type { FileStore } from './store.ts'

/** The configured store: S3 or a folder. */
export function fileStoreOf({ s3, dataDir }: Pick<Env, 's3' | 'dataDir'>): FileStore {
  return s3 ? s3Store(s3) : diskStore(dataDir)
}
