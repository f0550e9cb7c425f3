import { z } from 'zod'
import { route } from '../kernel/route.ts'

export const live = {
  stream: route({
    method: 'GET',
    path: '/live',
    access: 'orders.read',
    summary:
      'Notices of changes as server-sent events, beginning with those of the last `catchUpMs` milliseconds',
    query: z.object({ catchUpMs: z.coerce.number<number>().int().min(0).default(0) }),
    answer: 'events',
  }),
}
