import type { Locator } from '@playwright/test'
import jsqr from 'jsqr'
import sharp from 'sharp'

/** The text that a phone reads from a QR code on the screen. */
export async function scanned(code: Locator): Promise<string | undefined> {
  const picture = sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  return jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data
}
