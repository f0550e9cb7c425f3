import type { Day } from '@tourdesk/domain/calendar'
import { useEffect, useEffectEvent } from 'react'

/** The day of the address. An address without one gets `usual`, so a page stays on its day over midnight. */
export function useDayShown(named: Day | undefined, usual: Day, go: (day: Day) => void): Day {
  const nameUsual = useEffectEvent(() => go(usual))
  useEffect(() => {
    if (!named) nameUsual()
  }, [named])
  return named ?? usual
}
