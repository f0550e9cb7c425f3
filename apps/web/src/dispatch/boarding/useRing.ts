import type { Day } from '@tourdesk/domain/calendar'
import { useEffect, useEffectEvent, useRef } from 'react'
import { named } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { useOpen } from '../../kit/AppLink.tsx'
import { toast } from '../../kit/toast/toast.tsx'
import { boardingMessages } from './boardingMessages.ts'
import { ring } from './ring.ts'

interface Ringing {
  _id: string
  /** The name of the person who reported it. */
  name: string
  text: string
  /** The page that shows it; null if it's no longer shown anywhere. */
  href: string | null
}

/**
 * Rings and shows a toast, once for each incident that arrives while its day is on the screen.
 * @param incidents null before they're loaded
 */
export function useRing(date: Day, incidents: readonly Ringing[] | null): void {
  const t = useText(boardingMessages)
  const open = useOpen()
  const known = useRef<{ date: Day; ids: ReadonlySet<string> } | null>(null)
  const ids = incidents?.map(({ _id }) => _id).join() ?? null
  const hear = useEffectEvent(() => {
    if (!incidents) return
    const before = known.current
    const isSameDay = before?.date === date
    known.current = {
      date,
      ids: new Set([...(isSameDay ? before.ids : []), ...incidents.map(({ _id }) => _id)]),
    }
    if (!isSameDay) return
    const fresh = incidents.filter(({ _id }) => !before.ids.has(_id))
    if (fresh.length > 0) ring()
    for (const { name, text, href } of fresh) {
      const sentence = t('incidentBy', { name: named(name), text: named(text) })
      if (href === null) toast.error(sentence)
      else toast.alarm(sentence, t('showIncident'), () => open(href))
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when an incident arrives or the day changes
  useEffect(() => hear(), [date, ids])
}
