import type { Notice } from './notice.ts'

const keptMs = 30_000
/** A notice takes up to 8 kB. */
const mostKept = 1000

/** The notices of the last seconds, for pages that loaded their data just before they began to listen. */
export class RecentNotices {
  #kept: { at: number; notice: Notice }[] = []
  #completeSince = performance.now()

  add(notice: Notice): void {
    const at = performance.now()
    this.#kept.push({ at, notice })
    const first = this.#kept.findIndex((each) => each.at > at - keptMs)
    const dropped = this.#kept.splice(0, Math.max(first, this.#kept.length - mostKept))
    this.#completeSince = dropped.at(-1)?.at ?? this.#completeSince
  }

  /** Forgets everything, since notices may have been missed. */
  restart(): void {
    this.#kept = []
    this.#completeSince = performance.now()
  }

  /** The notices of the last `ms`; null if some are no longer kept. */
  ofLast(ms: number): Notice[] | null {
    const since = performance.now() - ms
    if (since < this.#completeSince) return null
    return this.#kept.filter(({ at }) => at >= since).map(({ notice }) => notice)
  }
}
