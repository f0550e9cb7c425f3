import type { Day } from '@tourdesk/domain/calendar'
import { useEffect, useEffectEvent } from 'react'

/** The day in the address. Writes `usual` if there's none, so that the page keeps its day past midnight. */
export function useDayShown(named: Day | undefined, usual: Day, go: (day: Day) => void): Day {
  const nameUsual = useEffectEvent(() => go(usual))
  useEffect(() => {
    if (!named) nameUsual()
  }, [named])
  return named ?? usual
}
