import type { highlights } from '@tourdesk/contract/catalogue/highlights'
import type { Handlers } from '../../kernel/mount.ts'
import { sameId } from '../../kernel/sameId.ts'
import { activateHighlight } from './activateHighlight.ts'
import { changeHighlight } from './changeHighlight.ts'
import { createHighlight } from './createHighlight.ts'
import { findHighlights, findHighlightsOfTour, getHighlight } from './findHighlights.ts'
import { removeHighlight } from './removeHighlight.ts'

export const highlightRoutes: Handlers<{ highlights: typeof highlights }> = {
  highlights: {
    list: ({ query }, call) => findHighlights(call, query),
    get: ({ params }, call) => getHighlight(call, params.id),
    ofTour: async ({ params }, call) => ({ data: await findHighlightsOfTour(call, params.id) }),
    create: async ({ body }, call) => getHighlight(call, await createHighlight(call, body)),
    async change({ params, body }, call) {
      sameId(params.id, body._id)
      await changeHighlight(call, params.id, body)
      return getHighlight(call, params.id)
    },
    async publish({ params }, call) {
      await activateHighlight(call, params.id, true)
      return getHighlight(call, params.id)
    },
    async deactivate({ params }, call) {
      await activateHighlight(call, params.id, false)
      return getHighlight(call, params.id)
    },
    async remove({ params }, call) {
      await removeHighlight(call, params.id)
      return { _id: params.id }
    },
  },
}
