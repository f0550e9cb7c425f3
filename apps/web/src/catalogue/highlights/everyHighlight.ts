import { queryOptions } from '@tanstack/react-query'
import type { Highlight } from '@tourdesk/contract/catalogue/highlights'
import { api } from '../../app/api.ts'

/** All highlights by name, for pickers; loads every page. */
export const everyHighlight = queryOptions({
  queryKey: ['highlights', 'every'],
  async queryFn({ signal }) {
    const highlights: Highlight[] = []
    for (let page = 1; ; page++) {
      const { data, total } = await api.highlights.list({ query: { page, limit: 100 } }, signal)
      highlights.push(...data)
      if (data.length === 0 || highlights.length >= total) return highlights
    }
  },
})
