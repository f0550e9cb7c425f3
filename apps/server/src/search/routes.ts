import type { search } from '@tourdesk/contract/search/search'
import type { Handlers } from '../kernel/mount.ts'
import { searchEverything } from './searchEverything.ts'

export const searchRoutes: Handlers<{ search: typeof search }> = {
  search: {
    everything: ({ query }, call, { request }) =>
      searchEverything(call, query.q, (error) => request.log.error(error)),
  },
}
