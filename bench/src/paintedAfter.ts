interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** In microseconds. */
  ts: number
  dur?: number
  args?: { data?: { type?: string } }
}

/**
 * Reads a trace of Chromium: the time from the last event of a kind that a page handled to the end of the
 * next paint, and the longest task of its thread since then, both in ms. Throws an Error if the page painted
 * nothing.
 */
export function paintedAfter(trace: string, event: string): { ms: number; longestTask: number } {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace)
  const handled = traceEvents.filter(
    ({ name, args }) => name === 'EventDispatch' && args?.data?.type === event,
  )
  const asked = handled.toSorted((a, b) => a.ts - b.ts).at(-1)
  if (!asked) throw new Error(`No ${event} in the trace`)
  const after = traceEvents.filter(
    ({ pid, tid, ts, dur = 0 }) => pid === asked.pid && tid === asked.tid && ts + dur > asked.ts,
  )
  const painted = after
    .filter(({ name, ts }) => name === 'Paint' && ts >= asked.ts + (asked.dur ?? 0))
    .toSorted((a, b) => a.ts - b.ts)[0]
  if (!painted) throw new Error(`No paint after ${event}`)
  const tasks = after.filter(({ name }) => name === 'RunTask').map(({ dur = 0 }) => dur / 1000)
  return { ms: (painted.ts + (painted.dur ?? 0) - asked.ts) / 1000, longestTask: Math.max(0, ...tasks) }
}
