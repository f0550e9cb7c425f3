import { argon2Sync } from 'node:crypto'

/** A password to hash, with its salt and its cost: memory in KiB, lengths in bytes. */
export interface HashTask {
  message: string
  nonce: Uint8Array
  memory: number
  passes: number
  parallelism: number
  tagLength: number
}

/** Runs in a thread of `deriveHash`. */
export default function hashInThread(task: HashTask): Uint8Array {
  return argon2Sync('argon2id', task)
}
