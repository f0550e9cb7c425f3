import type { highlights } from '@tourdesk/contract/catalogue/highlights'
import type { Handlers } from '../../kernel/mount.ts'
import { sameId } from '../../kernel/sameId.ts'
import { activateHighlight } from './activateHighlight.ts'
import { findHighlights, findHighlightsOfTour, getHighlight } from './findHighlights.ts'
import { removeHighlight } from './removeHighlight.ts'
import { saveHighlight } from './saveHighlight.ts'

export const highlightRoutes: Handlers<{ highlights: typeof highlights }> = {
  highlights: {
    list: ({ query }, call) => findHighlights(call, query),
    get: ({ params }, call) => getHighlight(call, params.id),
    ofTour: async ({ params }, call) => ({ data: await findHighlightsOfTour(call, params.id) }),
    create: async ({ body }, call) => getHighlight(call, await saveHighlight(call, undefined, body)),
    async change({ params, body: { _id, ...form } }, call) {
      sameId(params.id, _id)
      return getHighlight(call, await saveHighlight(call, params.id, form))
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
