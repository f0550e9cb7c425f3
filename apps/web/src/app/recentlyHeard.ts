import type { Heard } from './noticeStream.ts'

const keptMs = 30_000

/**
 * The events of a stream in the last 30 seconds, for tabs that join later.
 * @param since the time (ms) from which on no event was missed
 */
export function recentlyHeard(since: number) {
  let completeSince = since
  let kept: { at: number; heard: Heard }[] = []
  return {
    add(heard: Heard): void {
      if (heard.kind === 'broken') return
      completeSince = Math.max(completeSince, Date.now() - keptMs)
      kept = [...kept.filter(({ at }) => at >= completeSince), { at: Date.now(), heard }]
    },
    since(time: number): Heard[] {
      if (time < completeSince) return [{ kind: 'missed' }]
      return kept.filter(({ at }) => at >= time).map(({ heard }) => heard)
    },
  }
}
