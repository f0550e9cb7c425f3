import { isInView } from './isInView.ts'
import { type Heard, openNoticeStream } from './noticeStream.ts'

const patience = { betweenQuestions: 20_000, forAnAnswer: 5_000 }

type Said = Heard | { kind: 'isAnyoneListening' } | { kind: 'iAmListening' }

/**
 * One stream for all tabs of a browser that share `name`, since a browser has only six connections to a server over
 * HTTP/1.1: the tab that holds the lock has the stream and passes on what arrives. When that tab closes, another takes
 * over. A browser may freeze a tab in the background, so a tab in view asks now and then whether anyone is listening,
 * and takes over if nobody answers. Ends for this tab with the returned function.
 * @param isLate notices may have been missed before
 */
export function shareStream(name: string, hear: (heard: Heard) => void, isLate: boolean): () => void {
  const channel = new BroadcastChannel(name)
  let isOver = false
  let stopListening: (() => void) | null = null
  let stopWaiting: AbortController | null = null
  let isTakingOver = false
  let unanswered: ReturnType<typeof setTimeout> | undefined

  const say = (said: Said) => {
    if (!isOver) channel.postMessage(said)
  }
  /** Resolves when this tab stops being the one that listens. */
  const listen = (mayHaveMissed: boolean) =>
    new Promise<void>((resolve) => {
      if (isOver) return resolve()
      clearTimeout(unanswered)
      say({ kind: 'iAmListening' })
      const close = openNoticeStream((heard) => {
        hear(heard)
        say(heard)
      }, mayHaveMissed)
      stopListening = () => {
        stopListening = null
        close()
        resolve()
      }
    })
  const takePart = async () => {
    let hasListened = await hold(name, { ifAvailable: true }, () => listen(isLate))
    if (!hasListened && isLate) hear({ kind: 'missed' })
    while (!isOver) {
      if (hasListened) {
        stopListening?.()
        hear({ kind: 'missed' })
      }
      stopWaiting = new AbortController()
      const turn = isTakingOver ? { steal: true } : { signal: stopWaiting.signal }
      isTakingOver = false
      hasListened = await hold(name, turn, () => listen(true))
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
    else hear(data)
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

/** Holds the lock while the work lasts, and returns whether it had it: until it's done, or another tab took it. */
async function hold(name: string, how: LockOptions, work: () => Promise<void>): Promise<boolean> {
  let wasHeld = false
  await navigator.locks
    .request(name, how, (lock) => {
      wasHeld = lock !== null
      return lock ? work() : undefined
    })
    .catch((error: unknown) => {
      if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error
    })
  return wasHeld
}
