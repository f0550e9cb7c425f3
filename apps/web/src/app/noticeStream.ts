import { addresses } from '@tourdesk/contract/addresses'
import { urlOf } from '@tourdesk/contract/kernel/client'
import { openedForMarks } from '@tourdesk/contract/kernel/openedFor'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { type LiveNotice, missedEvent } from '@tourdesk/contract/updates/notices'
import { checkSession } from './session/checkSession.ts'
import { openedFor } from './session/openedSession.ts'

/** An event of a stream: a notice, that it broke, or that it works again but notices were missed. */
export type Heard = { kind: 'notice'; notice: LiveNotice } | { kind: 'broken' } | { kind: 'missed' }

const pauses = { least: 2_000, most: 30_000 }

/**
 * Opens a connection for notices, and reopens it until the returned function is called or the session is
 * over.
 * @param since when the page started to load its data (ms): the stream starts with the notices from then on;
 * null if notices may have been missed before
 */
export function openNoticeStream(hear: (heard: Heard) => void, since: number | null): () => void {
  let source: EventSource | null = null
  let again: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let hasGap = since === null
  let isOver = false
  const query = {
    ...openedForMarks(openedFor()),
    ...(since !== null && { catchUpMs: Math.max(0, Date.now() - since) }),
  }
  const open = () => {
    source = new EventSource(urlOf(addresses.live.stream, { query }), { withCredentials: true })
    source.onopen = () => {
      if (hasGap) hear({ kind: 'missed' })
      hasGap = false
      failures = 0
    }
    source.onmessage = ({ data }: MessageEvent<string>) =>
      hear({ kind: 'notice', notice: JSON.parse(data) as LiveNotice })
    source.addEventListener(missedEvent, () => hear({ kind: 'missed' }))
    source.onerror = () => {
      hasGap = true
      hear({ kind: 'broken' })
      if (source?.readyState === EventSource.CLOSED)
        again = setTimeout(() => void reopen(), pauseAfter(failures++))
    }
  }
  /** The browser doesn't retry a refused stream: the session may be over, or the server down for a moment. */
  const reopen = async () => {
    const goesOn = await checkSession().catch(isServerAway)
    if (goesOn && !isOver) open()
  }
  open()
  return () => {
    isOver = true
    clearTimeout(again)
    source?.close()
  }
}

function isServerAway(error: unknown): boolean {
  return !(error instanceof Problem) || error.status >= 500
}

function pauseAfter(failures: number): number {
  return Math.min(pauses.most, pauses.least * 2 ** failures) * (0.5 + Math.random() / 2)
}
