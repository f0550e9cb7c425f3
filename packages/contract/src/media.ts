import { uploadFolders } from '@tourdesk/domain/media/vocabulary'
import { z } from 'zod'
import { route } from './kernel/route.ts'

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
