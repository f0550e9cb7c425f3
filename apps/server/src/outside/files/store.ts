import type { Readable } from 'node:stream'

/** Stores files by names such as `tours/x7Qk.jpg`. */
export interface FileStore {
  put(name: string, bytes: Buffer, kind: string): Promise<void>
  /** The file's bytes, or null if there's none. */
  read(name: string): Promise<Readable | null>
  /** Does nothing if there's none. */
  remove(name: string): Promise<void>
  /**
   * The names of all files last written before a moment, including unfinished ones; none for a bucket, which
   * may also hold other people's files.
   */
  writtenBefore(moment: Date): Promise<string[]>
}
