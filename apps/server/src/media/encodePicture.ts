import { randomBytes } from 'node:crypto'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { PictureFile } from './storePicture.ts'

/** Longest side of a stored picture, in pixels. */
const longestSide = 2400
/** A small file can unfold to a huge picture; a camera's is below this. */
const mostPixels = 100_000_000

const starts = [
  { format: 'jpeg', bytes: Buffer.from([0xff, 0xd8, 0xff]) },
  { format: 'png', bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
] as const

/**
 * Makes an uploaded file a picture of our own: upright, not larger than needed, without what the camera wrote into
 * it, under a name nobody chose. What it is, its content says, never its name or its stated type (HOLE-A45).
 * Throws `wrong_media_type` (415) for everything that is no JPEG or PNG.
 */
export async function encodePicture(content: Buffer): Promise<Omit<PictureFile, 'folder'>> {
  const format = starts.find(({ bytes }) => content.subarray(0, bytes.length).equals(bytes))?.format
  if (!format) throw new Problem('wrong_media_type')
  // Loaded with the first picture: most days bring none.
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
