import type { Heard } from './noticeStream.ts'

const keptMs = 30_000

/**
 * What a stream said in the last seconds, for tabs that join later.
 * @param since from when on everything is heard
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
