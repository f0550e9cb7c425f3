import { isInView } from './isInView.ts'
import { type Heard, openNoticeStream } from './noticeStream.ts'
import { recentlyHeard } from './recentlyHeard.ts'

const patience = { betweenQuestions: 20_000, forAnAnswer: 5_000 }

type Said =
  | Heard
  | { kind: 'isAnyoneListening' }
  | { kind: 'iAmListening' }
  | { kind: 'iHaveJoined'; tab: string; since: number }
  | { kind: 'heardBefore'; tab: string; heard: Heard[] }

/**
 * One stream for all tabs of a browser that share `name`, since a browser has only six connections to a
 * server over HTTP/1.1: the tab that holds the lock has the stream and passes on what arrives. When that tab
 * closes, another takes over. A browser may freeze a tab in the background, so every 20 seconds a visible tab
 * asks whether anyone is listening, and takes over if nobody answers. The returned function ends it for this
 * tab.
 * @param since when this tab started to load its data (ms); null if it may have missed notices before
 */
export function shareStream(name: string, hear: (heard: Heard) => void, since: number | null): () => void {
  const channel = new BroadcastChannel(name)
  const tab = crypto.randomUUID()
  let isOver = false
  let stopListening: (() => void) | null = null
  let stopWaiting: AbortController | null = null
  let isTakingOver = false
  let unanswered: ReturnType<typeof setTimeout> | undefined
  let recent = recentlyHeard(Date.now())

  const say = (said: Said) => {
    if (!isOver) channel.postMessage(said)
  }
  /** Listens; resolves when this tab is no longer the one that does. */
  const listen = (from: number | null) =>
    new Promise<void>((resolve) => {
      if (isOver) return resolve()
      clearTimeout(unanswered)
      say({ kind: 'iAmListening' })
      recent = recentlyHeard(from ?? Date.now())
      const close = openNoticeStream((heard) => {
        recent.add(heard)
        hear(heard)
        say(heard)
      }, from)
      stopListening = () => {
        stopListening = null
        close()
        resolve()
      }
    })
  const takePart = async () => {
    let hasListened = await hold(name, { ifAvailable: true }, () => listen(since))
    if (!hasListened) {
      if (since === null) hear({ kind: 'missed' })
      else say({ kind: 'iHaveJoined', tab, since })
    }
    while (!isOver) {
      if (hasListened) {
        stopListening?.()
        hear({ kind: 'missed' })
      }
      stopWaiting = new AbortController()
      const turn = isTakingOver ? { steal: true } : { signal: stopWaiting.signal }
      isTakingOver = false
      hasListened = await hold(name, turn, () => listen(null))
    }
  }
  const ask = () => {
    if (stopListening || !isInView()) return
    clearTimeout(unanswered)
    unanswered = setTimeout(takeOver, patience.forAnAnswer)
    say({ kind: 'isAnyoneListening' })
  }
  const takeOver = () => {
    isTakingOver = true
    stopWaiting?.abort()
  }
  channel.onmessage = ({ data }: MessageEvent<Said>) => {
    if (data.kind === 'isAnyoneListening') {
      if (stopListening) say({ kind: 'iAmListening' })
    } else if (data.kind === 'iAmListening') clearTimeout(unanswered)
    else if (data.kind === 'iHaveJoined') {
      if (stopListening) say({ kind: 'heardBefore', tab: data.tab, heard: recent.since(data.since) })
    } else if (data.kind === 'heardBefore') {
      if (data.tab === tab) for (const heard of data.heard) hear(heard)
    } else hear(data)
  }
  const asking = setInterval(ask, patience.betweenQuestions)
  document.addEventListener('visibilitychange', ask)
  void takePart()
  return () => {
    isOver = true
    clearInterval(asking)
    clearTimeout(unanswered)
    document.removeEventListener('visibilitychange', ask)
    stopWaiting?.abort()
    stopListening?.()
    channel.close()
  }
}

/** Does the work while holding the lock, until it's done or another tab takes it. False if it never did. */
async function hold(name: string, how: LockOptions, work: () => Promise<void>): Promise<boolean> {
  let wasHeld = false
  await navigator.locks
    .request(name, how, (lock) => {
      wasHeld = lock !== null
      return lock ? work() : undefined
    })
    .catch((error: unknown) => {
      if (!(error instanceof Error) || error.name !== 'AbortError') throw error
    })
  return wasHeld
}
