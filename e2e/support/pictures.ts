/** A file of a green square of one pixel, under a name. */
export function pictureFile(name: string) {
  const buffer = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  return { name, mimeType: 'image/png', buffer }
}
