import type { Readable } from 'node:stream'

/** Where files are kept, by names such as `tours/x7Qk.jpg`. */
export interface FileStore {
  put(name: string, bytes: Buffer, kind: string): Promise<void>
  /** The file's bytes, or null when there is none. */
  read(name: string): Promise<Readable | null>
  /** Also fine when there is none. */
  remove(name: string): Promise<void>
}
