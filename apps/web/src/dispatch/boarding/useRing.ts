import type { Day } from '@tourdesk/domain/calendar'
import { useEffect, useEffectEvent, useRef } from 'react'
import { toast } from '../../kit/toast/toast.tsx'
import { ring } from './ring.ts'

/** Rings and says what happened, once for each incident that comes in while its day is on the screen. */
export function useRing(date: Day, incidents: readonly { _id: string; text: string }[]): void {
  const known = useRef<{ date: Day; ids: ReadonlySet<string> } | null>(null)
  const ids = incidents.map(({ _id }) => _id).join()
  const hear = useEffectEvent(() => {
    const before = known.current
    known.current = { date, ids: new Set(incidents.map(({ _id }) => _id)) }
    if (before?.date !== date) return
    const fresh = incidents.filter(({ _id }) => !before.ids.has(_id))
    if (fresh.length > 0) ring()
    for (const { text } of fresh) toast.error(text)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when an incident comes or the day changes
  useEffect(() => hear(), [date, ids])
}
