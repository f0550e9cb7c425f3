import { randomBytes } from 'node:crypto'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { PictureFile } from './storePicture.ts'

/** Longest side of a stored picture, in pixels. */
const longestSide = 2400
/** A small file can decode to a huge picture; photos from cameras are below this. */
const mostPixels = 100_000_000

const starts = [
  { format: 'jpeg', bytes: Buffer.from([0xff, 0xd8, 0xff]) },
  { format: 'png', bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
] as const

/**
 * Re-encodes an uploaded picture: upright, no larger than needed, without metadata, under a random name. The type comes
 * from its content, never from its name or stated type.
 * Throws `wrong_media_type` (415) for anything but JPEG and PNG.
 */
export async function encodePicture(content: Buffer): Promise<Omit<PictureFile, 'folder'>> {
  const format = starts.find(({ bytes }) => content.subarray(0, bytes.length).equals(bytes))?.format
  if (!format) throw new Problem('wrong_media_type')
  // Loaded with the first picture: most days there's none.
  const { default: sharp } = await import('sharp')
  try {
    const upright = sharp(content, { limitInputPixels: mostPixels, failOn: 'error' })
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    const name = randomBytes(16).toString('base64url')
    return format === 'jpeg'
      ? { fileName: `${name}.jpg`, kind: 'image/jpeg', bytes: await upright.jpeg({ quality: 85 }).toBuffer() }
      : { fileName: `${name}.png`, kind: 'image/png', bytes: await upright.png().toBuffer() }
  } catch {
    throw new Problem('wrong_media_type')
  }
}
