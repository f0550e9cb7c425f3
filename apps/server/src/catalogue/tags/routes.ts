import type { tags } from '@tourdesk/contract/catalogue/tags'
import type { Handlers } from '../../kernel/mount.ts'
import { changeTag } from './changeTag.ts'
import { createTag } from './createTag.ts'
import { findTags, getTag } from './findTags.ts'
import { removeTag } from './removeTag.ts'

export const tagRoutes: Handlers<{ tags: typeof tags }> = {
  tags: {
    list: async ({ query }, call) => ({ data: await findTags(call, query.search) }),
    get: ({ params }, call) => getTag(call, params.id),
    create: ({ body }, call) => createTag(call, nameOf(body)),
    change: ({ params, body }, call) => changeTag(call, params.id, nameOf(body)),
    async remove({ params }, call) {
      await removeTag(call, params.id)
      return { _id: params.id }
    },
  },
}

function nameOf({ tag }: { tag: string | { name: string } }): string {
  return typeof tag === 'string' ? tag : tag.name
}
