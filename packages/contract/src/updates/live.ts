import { route } from '../kernel/route.ts'

/**
 * What a live notice says: which kind of thing changed, never its contents.
 * A screen that shows such a thing asks again; `orders` carries the days it touches, `dispatch` its date, the others
 * none. `session` is heard only by the person whose name, role or accounts have changed.
 */
export interface LiveNotice {
  topic: 'orders' | 'dispatch' | 'fleet' | 'prices' | 'rates' | 'settings' | 'session'
  days: string[]
  by: string | null
}

/**
 * Sent without contents when notices may have been lost on the way: a screen asks again for all it shows, as it does
 * when its stream was interrupted.
 */
export const missedEvent = 'missed'

export const live = {
  stream: route({
    method: 'GET',
    path: '/live',
    access: 'orders.read',
    summary: 'Notices of changes as server-sent events',
    answer: 'events',
  }),
}
