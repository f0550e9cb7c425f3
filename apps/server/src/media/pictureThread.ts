import sharp from 'sharp'

/** A picture to encode, with the type detected from its content. */
export interface PictureTask {
  content: Uint8Array
  format: 'jpeg' | 'png'
}

/** The new picture, or why there's none. */
export type EncodedPicture = Uint8Array | 'unreadable' | 'too_many_pixels'

/** Longest side of a stored picture, in pixels. */
const longestSide = 2400
/** The most pixels, since a small file can decode to a huge picture; phone photos stay below this. */
const mostPixels = 40_000_000
/** The limit for progressive pictures, which are held in memory whole, several times. */
const mostPixelsInPasses = 25_000_000

sharp.cache(false)
sharp.concurrency(1)

/**
 * Re-encodes a picture: upright, no larger than needed, without metadata. Reads its size from the header
 * before decoding anything. Runs in the thread of `encodePicture`.
 */
export default async function encodeInThread({ content, format }: PictureTask): Promise<EncodedPicture> {
  try {
    const { width, height, isProgressive } = await sharp(content, { limitInputPixels: false }).metadata()
    if (width * height > (isProgressive ? mostPixelsInPasses : mostPixels)) return 'too_many_pixels'
    const upright = sharp(content, { limitInputPixels: mostPixels, failOn: 'error' })
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    return await (format === 'jpeg' ? upright.jpeg({ quality: 85 }) : upright.png()).toBuffer()
  } catch {
    return 'unreadable'
  }
}
