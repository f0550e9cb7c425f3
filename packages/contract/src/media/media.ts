import { mediaUrlOf } from '@tourdesk/domain/media/mediaUrls'
import { uploadFolders } from '@tourdesk/domain/media/vocabulary'
import { z } from 'zod'
import { route } from '../kernel/route.ts'
import { text } from '../parts.ts'

/** The address of a picture or a video: one of our uploads, or a web address. */
export const MediaUrl = text(2000).refine((url) => mediaUrlOf(url) !== null)
/** The pictures or the videos of a record. */
export const MediaUrls = z.array(MediaUrl).max(100).default([])

export const uploads = {
  images: route({
    method: 'POST',
    path: '/uploads/image',
    access: 'signedIn',
    summary: 'Upload pictures as `images[0..n]`; the answer is their addresses in order (IMG-06 to IMG-08)',
    query: z.object({ folder: z.enum(uploadFolders).default('misc') }),
    takesFiles: true,
    answer: z.array(z.string()),
    status: 201,
  }),
}
