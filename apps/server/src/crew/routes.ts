import type { boardings, crewReplies } from '@tourdesk/contract/crew/boardings'
import type { crewEntry, crewLinks, crewSessions } from '@tourdesk/contract/crew/crewAccess'
import type { crew } from '@tourdesk/contract/crew/crewPage'
import { makeOwnCrewLink } from '../dispatch/feed/calendarLinks.ts'
import { setReply } from '../dispatch/replies/setReply.ts'
import { showUnit } from '../dispatch/showUnits.ts'
import { callerOf } from '../identity/browsers/caller.ts'
import type { Handlers } from '../kernel/mount.ts'
import type { Product } from '../kernel/product.ts'
import { clearCrewCookie, setCrewCookie } from './access/crewCookie.ts'
import { endSession, leave } from './access/endSession.ts'
import { checkLink, enterByLink } from './access/enterByLink.ts'
import { findSessions } from './access/findSessions.ts'
import { makeLink } from './access/makeLink.ts'
import { enterAway } from './away/enterAway.ts'
import { findAway } from './away/findAway.ts'
import { removeAway } from './away/removeAway.ts'
import { findBoardings } from './boardings/findBoardings.ts'
import { findOrderBoardings } from './boardings/findOrderBoardings.ts'
import { takeCrewEvents } from './events/takeCrewEvents.ts'
import { takeOfficeEvents } from './events/takeOfficeEvents.ts'
import { chooseLanguage } from './page/chooseLanguage.ts'
import { findDays } from './page/findDays.ts'
import { findMe } from './page/findMe.ts'
import { findUnit } from './page/findUnit.ts'
import { streamNotices } from './page/streamNotices.ts'

export function crewRoutes(product: Product): Handlers<{
  crewLinks: typeof crewLinks
  crewSessions: typeof crewSessions
  crewEntry: typeof crewEntry
  crew: typeof crew
  boardings: typeof boardings
  crewReplies: typeof crewReplies
}> {
  return {
    crewLinks: {
      make: ({ params }, call) => makeLink(call, product, params.id),
    },
    crewSessions: {
      list: async ({ params }, call) => ({ data: await findSessions(call, params.id) }),
      async end({ params }, call) {
        await endSession(call, params.id, params.sessionId)
        return { success: true }
      },
    },
    crewEntry: {
      check: ({ body }, call, { request }) => checkLink(call, body.token, callerOf(request).address),
      async enter({ body }, call, { request, reply }) {
        const { address, device } = callerOf(request)
        const { crew, token } = await enterByLink(call, { ...body, address, device })
        setCrewCookie(reply, token, product.env.production)
        return { now: call.now.toISOString(), operator: { _id: crew.operatorId, name: crew.name } }
      },
      async leave(_, call, { reply }) {
        await leave(call)
        clearCrewCookie(reply)
        return { success: true }
      },
    },
    crew: {
      me: (_, call) => findMe(call),
      async changeMe({ body }, call) {
        await chooseLanguage(call, body.language)
        return findMe(call)
      },
      makeCalendarLink: (_, call) => makeOwnCrewLink(call, product),
      days: (_, call) => findDays(call),
      away: (_, call) => findAway(call),
      async enterAway({ body }, call) {
        await enterAway(call, body)
        return findAway(call)
      },
      async removeAway({ params }, call) {
        await removeAway(call, params.id)
        return findAway(call)
      },
      unit: ({ params }, call) => findUnit(call, params.id),
      send: ({ body }, call) => takeCrewEvents(call, body.events),
      live: (_, call, http) => streamNotices(product, call, http),
    },
    boardings: {
      list: async ({ query }, call) => ({
        now: call.now.toISOString(),
        data: await findBoardings(call, query.date),
      }),
      send: ({ body }, call) => takeOfficeEvents(call, body.events),
      ofOrder: async ({ params }, call) => ({ data: await findOrderBoardings(call, params.id) }),
    },
    crewReplies: {
      async set({ params, body }, call) {
        await setReply(call, params.id, body)
        return showUnit(call, params.id)
      },
    },
  }
}
