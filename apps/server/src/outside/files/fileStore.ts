import type { Readable } from 'node:stream'
import type { Env } from '../../kernel/env.ts'
import { diskStore } from './disk.ts'
import { s3Store } from './s3.ts'

/** Where files are kept, by names such as `tours/x7Qk.jpg`. */
export interface FileStore {
  put(name: string, bytes: Buffer, kind: string): Promise<void>
  /** The file's bytes, or null when there is none. */
  read(name: string): Promise<Readable | null>
  /** Also fine when there is none. */
  remove(name: string): Promise<void>
}

/** The store of the settings: S3 or a folder. */
export function fileStoreOf({ s3, dataDir }: Pick<Env, 's3' | 'dataDir'>): FileStore {
  return s3 ? s3Store(s3) : diskStore(dataDir)
}
