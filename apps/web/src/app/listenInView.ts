import { isInView } from './isInView.ts'
import { type Heard, openNoticeStream } from './noticeStream.ts'

/** A browser has locks only over HTTPS or on its own machine. Without them, a tab listens while it's in view. */
export function listenInView(hear: (heard: Heard) => void, since: number | null): () => void {
  let close: (() => void) | null = null
  let from = since
  const follow = () => {
    if (isInView()) close ??= openNoticeStream(hear, from)
    else {
      close?.()
      close = null
      from = null
    }
  }
  follow()
  document.addEventListener('visibilitychange', follow)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    close?.()
  }
}
