import { messageLanguages } from '@tourdesk/domain/messages/vocabulary'
import { z } from 'zod'
import { route } from '../kernel/route.ts'
import { allOf, Done, Id, IdParams, Instant, secret } from '../parts.ts'

/** A new crew link. Its address is shown only once. */
const NewCrewLink = z
  .object({
    link: z.string(),
    expiresAt: Instant,
    /** The language of the person's messages. */
    language: z.enum(messageLanguages),
    /**
     * The person's phone for `https://wa.me/` (digits only); null if the number on record can't be called.
     */
    whatsapp: z.string().nullable(),
  })
  .meta({ id: 'NewCrewLink' })

/** What the page shows before anyone has proven who they are: nothing about the person but the language. */
const CrewDoor = z
  .object({
    /** The name of the business. */
    business: z.string(),
    /** The language on the operator's record. */
    language: z.enum(messageLanguages),
  })
  .meta({ id: 'CrewDoor' })

/** A phone on which a guide or driver has opened the crew's page. */
export const CrewSession = z
  .object({
    _id: Id,
    /** Names like `Chrome` and `Android`, or empty. */
    browser: z.string(),
    system: z.string(),
    enteredAt: Instant,
    lastUsedAt: Instant,
  })
  .meta({ id: 'CrewSession' })
export type CrewSession = z.output<typeof CrewSession>

/** Links for guides and drivers, and the phones that were signed in with them. */
export const crewLinks = {
  make: route({
    method: 'POST',
    path: '/operators/:id/crewLinks',
    access: 'dispatch.write',
    summary: 'Make a link to the crew’s page for a guide or driver; older ones that nobody used stop working',
    params: IdParams,
    answer: NewCrewLink,
    status: 201,
  }),
}

export const crewSessions = {
  list: route({
    method: 'GET',
    path: '/operators/:id/crewSessions',
    access: 'dispatch.read',
    summary: 'The phones on which a guide or driver has the crew’s page open, the one used last first',
    params: IdParams,
    answer: allOf(CrewSession),
  }),
  end: route({
    method: 'DELETE',
    path: '/operators/:id/crewSessions/:sessionId',
    access: 'dispatch.write',
    summary: 'Sign a guide’s or driver’s phone out',
    params: z.object({ id: Id, sessionId: Id }),
    answer: Done,
  }),
}

export const crewEntry = {
  check: route({
    method: 'POST',
    path: '/crew/enter/check',
    access: 'public',
    summary: 'Whose door a crew link opens, while it’s valid; any other is `crew_link_dead`',
    body: z.object({ token: secret(200) }),
    answer: CrewDoor,
  }),
  enter: route({
    method: 'POST',
    path: '/crew/enter',
    access: 'public',
    summary:
      'Open the crew’s page by a link and the last four digits of the person’s phone; sets the cookie `crew`',
    body: z.object({ token: secret(200), phoneEnd: secret(20) }),
    answer: z.object({ now: Instant, operator: z.object({ _id: Id, name: z.string() }) }),
  }),
  leave: route({
    method: 'POST',
    path: '/crew/leave',
    access: 'crew.days',
    summary: 'Sign this phone out of the crew’s page',
    answer: Done,
  }),
}
