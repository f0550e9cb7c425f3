import { randomBytes } from 'node:crypto'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { Piscina } from 'piscina'
import type { EncodedPicture, PictureTask } from './pictureThread.ts'
import type { PictureFile } from './storePicture.ts'

const starts = [
  { format: 'jpeg', ending: 'jpg', bytes: Buffer.from([0xff, 0xd8, 0xff]) },
  { format: 'png', ending: 'png', bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
] as const

const mostWaiting = 4
const retryAfterSeconds = 10

let thread: Piscina<PictureTask, EncodedPicture> | undefined

/**
 * Re-encodes an uploaded picture under a random name. Goes by its content, never its file name or stated
 * type. One at a time: a few kilobytes can take hundreds of megabytes of memory and seconds of a core.
 * Throws `wrong_media_type` (415) for anything but JPEG and PNG, `picture_too_large` (413) for too many
 * pixels, `too_busy` (503) when too many are waiting.
 */
export async function encodePicture(content: Buffer): Promise<Omit<PictureFile, 'folder'>> {
  const start = starts.find(({ bytes }) => content.subarray(0, bytes.length).equals(bytes))
  if (!start) throw new Problem('wrong_media_type')
  thread ??= new Piscina({
    filename: new URL('./pictureThread.ts', import.meta.url).href,
    maxThreads: 1,
    minThreads: 0,
    idleTimeout: 60_000,
  })
  if (thread.queueSize >= mostWaiting) throw new Problem('too_busy', { retryAfterSeconds })
  const encoded = await thread.run({ content, format: start.format })
  if (encoded === 'unreadable') throw new Problem('wrong_media_type')
  if (encoded === 'too_many_pixels') throw new Problem('picture_too_large')
  const fileName = `${randomBytes(16).toString('base64url')}.${start.ending}`
  return { fileName, kind: `image/${start.format}`, bytes: Buffer.from(encoded) }
}
