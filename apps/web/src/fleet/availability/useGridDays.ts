import type { Day } from '@tourdesk/domain/calendar'
import { useMemo } from 'react'
import { useToday } from '../../kit/fields/useToday.ts'
import type { FleetAddress } from '../useFleetAddress.ts'
import { type Days, type GridView, gridDays, stepped } from './gridDays.ts'

/** The days shown in a grid, with functions to show others. */
export interface Grid {
  view: GridView
  days: Days
  today: Day
  show: (view: GridView) => void
  step: (step: -1 | 1) => void
  home: () => void
}

/** The days of the grid, from the address; by default this week's. */
export function useGridDays({ search, change }: Pick<FleetAddress, 'search' | 'change'>): Grid {
  const today = useToday()
  const view = search.grid ?? 'week'
  const days = useMemo(() => gridDays(view, search.from, today), [view, search.from, today])
  return {
    view,
    days,
    today,
    show: (next) => change({ grid: next === 'week' ? undefined : next, from: search.from && days.startDate }),
    step: (step) => change({ from: stepped(view, days, step) }),
    home: () => change({ from: today }),
  }
}
