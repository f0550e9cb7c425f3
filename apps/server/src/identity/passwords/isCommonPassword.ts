import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'

const unpack = promisify(brotliDecompress)
const newline = 10

let list: Promise<Buffer> | undefined

/**
 * True if the password, ignoring case, is one of the 150,000 most common. The list is read when first needed
 * and kept as 1.5 MB of sorted lines, since an object per line would be mostly overhead.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= readList()
  return hasLine(await list, Buffer.from(password.trim().toLowerCase()))
}

async function readList(): Promise<Buffer> {
  return unpack(await readFile(new URL('./commonPasswords.txt.br', import.meta.url)))
}

/** Looks for a line in sorted lines, each of which ends in a newline. */
function hasLine(lines: Buffer, sought: Buffer): boolean {
  let low = 0
  let high = lines.length
  while (low < high) {
    const start = lines.lastIndexOf(newline, Math.floor((low + high) / 2) - 1) + 1
    const end = lines.indexOf(newline, start)
    const order = lines.compare(sought, 0, sought.length, start, end)
    if (order === 0) return true
    if (order < 0) low = end + 1
    else high = start
  }
  return false
}
