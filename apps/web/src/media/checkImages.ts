import { uploadLimits } from '@tourdesk/domain/media/vocabulary'

/** The accepted file types, for a file chooser. */
export const imageKinds = { 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'] }

export const largestMegabytes = uploadLimits.bytes / 1024 / 1024

export type ImageRefusal = 'wrongKind' | 'empty' | 'tooLarge' | 'tooMany'

interface ChosenFile {
  name: string
  type: string
  size: number
}

/** The reason why files can't be uploaded, or null; the server checks them again. */
export function checkImages(files: readonly ChosenFile[]): ImageRefusal | null {
  if (!files.every(isImage)) return 'wrongKind'
  if (files.some((file) => file.size === 0)) return 'empty'
  if (files.some((file) => file.size > uploadLimits.bytes)) return 'tooLarge'
  return files.length > uploadLimits.files ? 'tooMany' : null
}

function isImage({ name, type }: ChosenFile): boolean {
  const endings: string[] | undefined = new Map(Object.entries(imageKinds)).get(type)
  return endings?.some((ending) => name.toLowerCase().endsWith(ending)) ?? false
}
