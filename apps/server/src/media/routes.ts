import { Problem } from '@tourdesk/contract/kernel/problem'
import type { uploads } from '@tourdesk/contract/media'
import type { Handlers } from '../kernel/mount.ts'
import type { Product } from '../kernel/product.ts'
import { uploadPictures } from './uploadPictures.ts'

export function mediaRoutes({ env }: Product): Handlers<{ uploads: typeof uploads }> {
  return {
    uploads: {
      images({ query }, call, { request }) {
        if (!request.isMultipart()) throw new Problem('wrong_media_type')
        return uploadPictures(call, env, query.folder, request.files())
      },
    },
  }
}
