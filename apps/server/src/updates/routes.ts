import { type live, missedEvent } from '@tourdesk/contract/updates/live'
import { isAgencyMode, type Person, seesOwnOrdersOnly } from '@tourdesk/domain/access/actor'
import type { Call } from '../kernel/call.ts'
import type { Notice } from '../kernel/live.ts'
import type { Handlers } from '../kernel/mount.ts'
import type { Product } from '../kernel/product.ts'

const heartbeatMs = 25_000
/** A stream ends before the access token does, so that an ended session gets no more notices. */
const longestMs = 14 * 60_000

/** Streams notices as server-sent events: all of them to the main account, only those of its own orders to an agency, and only of theirs to agents. */
export function liveRoutes({ live: notices }: Product): Handlers<{ live: typeof live }> {
  return {
    live: {
      stream(_, call, { request, reply }) {
        reply.hijack()
        const stream = reply.raw
        stream.writeHead(200, {
          'content-type': 'text/event-stream',
          'cache-control': 'no-store',
          connection: 'keep-alive',
        })
        stream.write('retry: 2000\n\n: open\n\n')
        const unsubscribe = notices.subscribe((notice) => {
          if (!mayHear(call, notice)) return
          stream.write(`data: ${JSON.stringify(publicPart(notice))}\n\n`)
          // Access may have changed: the browser reconnects and is checked again.
          if (notice.topic === 'session') stream.end()
        })
        const heartbeat = setInterval(() => stream.write(': still here\n\n'), heartbeatMs)
        const end = setTimeout(() => stream.end(), longestMs)
        const forgetMissed = notices.whenMissed(() => stream.write(`event: ${missedEvent}\ndata: {}\n\n`))
        const forgetEnding = notices.whenEnding(() => {
          // Not all at once, so that the next server doesn't get everyone at the same moment.
          const retryMs = Math.round(1000 + Math.random() * 2000)
          stream.end(`retry: ${retryMs}\n\n`)
        })
        request.raw.on('close', () => {
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
