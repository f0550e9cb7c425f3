import { isInView } from './isInView.ts'
import { type Heard, openNoticeStream } from './noticeStream.ts'

/** For browsers without locks, which need HTTPS or localhost: each tab listens while it's visible. */
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
