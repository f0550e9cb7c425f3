import { Problem } from '@tourdesk/contract/kernel/problem'
import { missedEvent } from '@tourdesk/contract/updates/notices'
import { dayIn } from '@tourdesk/domain/calendar'
import { windowOf } from '@tourdesk/domain/crew/window'
import type { CrewCall } from '../../kernel/call.ts'
import type { Http } from '../../kernel/mount.ts'
import type { Notice } from '../../kernel/notice.ts'
import { openStream } from '../../kernel/openStream.ts'
import type { Product } from '../../kernel/product.ts'

const heartbeatMs = 25_000
/** The phone then reconnects, which checks its session. */
const longestMs = 14 * 60_000
/** Per person, on this server. */
const mostStreams = 6
/** The topics that the crew's page shows. */
const topics = new Set(['orders', 'dispatch', 'boarding', 'fleet', 'settings'])

const openStreams = new Map<string, number>()

/** Tells a phone that its days may have changed: only the topic, no day or name. */
export function streamNotices({ live }: Pick<Product, 'live'>, { actor, now }: CrewCall, http: Http): void {
  const { operatorId } = actor
  const open = openStreams.get(operatorId) ?? 0
  if (open >= mostStreams) throw new Problem('too_many_streams', { retryAfterSeconds: 30 })
  openStreams.set(operatorId, open + 1)
  const stream = openStream(http)
  const { first, last } = windowOf(dayIn(now))
  const concerns = ({ topic, days, userId }: Notice) => {
    if (topic === 'session') return userId === operatorId
    return topics.has(topic) && (days.length === 0 || days.some((day) => first <= day && day <= last))
  }
  const stops = [
    live.subscribe((notice) => {
      if (!concerns(notice)) return
      stream.write(`data: ${JSON.stringify({ topic: notice.topic })}\n\n`)
      // The phone reconnects, and may find its session ended.
      if (notice.topic === 'session') stream.end()
    }),
    live.whenMissed(() => stream.write(`event: ${missedEvent}\ndata: {}\n\n`)),
    live.whenEnding(() => {
      stream.end(`retry: ${Math.round(1000 + Math.random() * 2000)}\n\n`)
    }),
  ]
  const heartbeat = setInterval(() => stream.write(': still here\n\n'), heartbeatMs)
  const end = setTimeout(() => stream.end(), longestMs)
  http.request.raw.on('close', () => {
    const left = (openStreams.get(operatorId) ?? 1) - 1
    if (left > 0) openStreams.set(operatorId, left)
    else openStreams.delete(operatorId)
    for (const stop of stops) stop()
    clearInterval(heartbeat)
    clearTimeout(end)
  })
}
