/** A one-pixel green PNG with this name. */
export function pictureFile(name: string) {
  const buffer = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  return { name, mimeType: 'image/png', buffer }
}
