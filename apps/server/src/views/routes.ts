import type { views } from '@tourdesk/contract/views/views'
import type { Handlers } from '../kernel/mount.ts'
import { changeView } from './changeView.ts'
import { createView } from './createView.ts'
import { findViews, getView } from './findViews.ts'
import { removeView } from './removeView.ts'

export const viewRoutes: Handlers<{ views: typeof views }> = {
  views: {
    list: async ({ query }, call) => ({ data: await findViews(call, query.list) }),
    get: ({ params }, call) => getView(call, params.id),
    create: ({ body }, call) => createView(call, body),
    change: ({ params, body }, call) => changeView(call, params.id, body),
    remove: async ({ params }, call) => ({ _id: params.id, undo: await removeView(call, params.id) }),
  },
}
