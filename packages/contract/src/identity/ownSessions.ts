import { z } from 'zod'
import { route } from '../kernel/route.ts'
import { allOf, Done, Id, IdParams, Instant } from '../parts.ts'

/**
 * One of the caller's open sessions; `browser` and `system` are names like `Chrome` and `Windows`, or empty.
 */
export const OwnSession = z.object({
  _id: Id,
  browser: z.string(),
  system: z.string(),
  /** The range of IP addresses it was signed in from. */
  address: z.string(),
  signedInAt: Instant,
  lastUsedAt: Instant,
  isThis: z.boolean(),
})
export type OwnSession = z.output<typeof OwnSession>

export const ownSessions = {
  list: route({
    method: 'GET',
    path: '/auth/sessions',
    access: 'signedIn',
    summary: "The caller's open sessions, this one first",
    answer: allOf(OwnSession),
  }),
  end: route({
    method: 'DELETE',
    path: '/auth/sessions/:id',
    access: 'signedIn',
    summary: "End one of the caller's sessions",
    params: IdParams,
    answer: Done,
  }),
  endOthers: route({
    method: 'DELETE',
    path: '/auth/sessions',
    access: 'signedIn',
    summary: 'End all sessions of the caller but this one',
    answer: Done,
  }),
}
