import { Problem } from '@tourdesk/contract/kernel/problem'
import type { live } from '@tourdesk/contract/updates/live'
import { missedEvent } from '@tourdesk/contract/updates/notices'
import { isAgencyMode, type Person, seesOwnOrdersOnly } from '@tourdesk/domain/access/actor'
import type { Call } from '../kernel/call.ts'
import type { Handlers } from '../kernel/mount.ts'
import type { Notice } from '../kernel/notice.ts'
import { openStream } from '../kernel/openStream.ts'
import type { Product } from '../kernel/product.ts'

const heartbeatMs = 25_000
/** A stream ends before the access token does, so that an ended session gets no more notices. */
const longestMs = 14 * 60_000
/** The most streams per person on this server; a browser needs one for all its tabs. */
const mostStreams = 20

/**
 * Streams notices as server-sent events: all of them to the main account, to an agency only those of its own
 * orders, and to agents only those of theirs.
 */
export function liveRoutes({ live: notices }: Product): Handlers<{ live: typeof live }> {
  const openStreams = new Map<string, number>()
  return {
    live: {
      stream({ query }, call, http) {
        const { userId } = call.actor
        const open = openStreams.get(userId) ?? 0
        if (open >= mostStreams) throw new Problem('too_many_streams', { retryAfterSeconds: 30 })
        openStreams.set(userId, open + 1)
        const stream = openStream(http)
        const pass = (notice: Notice) => stream.write(`data: ${JSON.stringify(publicPart(notice))}\n\n`)
        const reportMissed = () => stream.write(`event: ${missedEvent}\ndata: {}\n\n`)
        const earlier = query.catchUpMs > 0 ? notices.ofLast(query.catchUpMs) : []
        if (!earlier) reportMissed()
        for (const notice of earlier ?? []) if (mayHear(call, notice)) pass(notice)
        const unsubscribe = notices.subscribe((notice) => {
          if (!mayHear(call, notice)) return
          pass(notice)
          // Access may have changed: the browser reconnects and is checked again.
          if (notice.topic === 'session') stream.end()
        })
        const heartbeat = setInterval(() => stream.write(': still here\n\n'), heartbeatMs)
        const end = setTimeout(() => stream.end(), longestMs)
        const forgetMissed = notices.whenMissed(reportMissed)
        const forgetEnding = notices.whenEnding(() => {
          // Spread out, so that the next server doesn't get everyone at the same moment.
          const retryMs = Math.round(1000 + Math.random() * 2000)
          stream.end(`retry: ${retryMs}\n\n`)
        })
        http.request.raw.on('close', () => {
          const left = (openStreams.get(userId) ?? 1) - 1
          if (left > 0) openStreams.set(userId, left)
          else openStreams.delete(userId)
          unsubscribe()
          forgetMissed()
          forgetEnding()
          clearInterval(heartbeat)
          clearTimeout(end)
        })
      },
    },
  }
}

function mayHear({ actor }: Call<Person>, notice: Notice): boolean {
  if (notice.topic === 'session') return notice.userId === actor.userId
  if (!isAgencyMode(actor) || notice.accountId === 'all') return true
  if (notice.accountId !== actor.account._id) return false
  return !notice.ownerIds || !seesOwnOrdersOnly(actor) || notice.ownerIds.includes(actor.userId)
}

function publicPart({ topic, days, by }: Notice) {
  return { topic, days, by }
}
