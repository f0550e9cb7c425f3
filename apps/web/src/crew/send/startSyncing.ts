import { addresses } from '@tourdesk/contract/addresses'
import { urlOf } from '@tourdesk/contract/kernel/client'
import { missedEvent } from '@tourdesk/contract/updates/notices'
import { placeOf } from '../crewPath.ts'
import { crewStore } from '../crewStore.ts'
import { sync } from './sync.ts'
import { syncSoon } from './syncSoon.ts'

const pauseMs = 15_000

/**
 * Sends and loads when the page is opened or becomes visible again, when the connection is back, when the
 * office sends a notice of a change, and every 15 seconds.
 */
export function startSyncing(): void {
  let stream: EventSource | undefined
  const listen = () => {
    if (stream && stream.readyState !== EventSource.CLOSED) return
    stream = new EventSource(urlOf(addresses.crew.live, {}))
    stream.onmessage = ({ data }: MessageEvent<string>) => {
      if (data.includes('session')) void sync()
      else syncSoon()
    }
    stream.addEventListener(missedEvent, syncSoon)
  }
  const tick = () => {
    const { session } = crewStore.now()
    if (session === 'out') return stream?.close()
    // The person is about to sign in: an earlier response would sign them out again.
    if (session !== 'in' && placeOf(location.pathname).page === 'enter') return
    if (document.visibilityState === 'hidden' && !hasWaiting()) return
    void sync().then(() => {
      if (crewStore.now().session === 'in') listen()
    })
  }
  setInterval(tick, pauseMs)
  addEventListener('online', tick)
  addEventListener('offline', () => crewStore.change({ isOffline: true }))
  addEventListener('pageshow', tick)
  document.addEventListener('visibilitychange', tick)
  tick()
}

function hasWaiting(): boolean {
  return crewStore.now().taps.some(({ state }) => state === 'waiting')
}
