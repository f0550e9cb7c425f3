import { isInView } from './isInView.ts'
import { type Heard, openNoticeStream } from './noticeStream.ts'

/** A browser has locks only over HTTPS or on its own machine. Without them, a tab listens while it's in view. */
export function listenInView(hear: (heard: Heard) => void, isLate: boolean): () => void {
  let close: (() => void) | null = null
  let mayHaveMissed = isLate
  const follow = () => {
    if (isInView()) close ??= openNoticeStream(hear, mayHaveMissed)
    else {
      close?.()
      close = null
      mayHaveMissed = true
    }
  }
  follow()
  document.addEventListener('visibilitychange', follow)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    close?.()
  }
}
