import type { uploads } from '@tourdesk/contract/media/media'
import type { Handlers } from '../kernel/mount.ts'
import type { Product } from '../kernel/product.ts'
import { filesOf } from './filesOf.ts'
import { uploadPictures } from './uploadPictures.ts'

export function mediaRoutes({ env }: Product): Handlers<{ uploads: typeof uploads }> {
  return {
    uploads: {
      images: ({ query }, call, { request }) =>
        uploadPictures(call, env, query.folder, filesOf(request.files())),
    },
  }
}
