import { createRoute } from '@tanstack/react-router'
import { addDays, dayIn } from '@tourdesk/domain/calendar'
import { queries } from '../../app/api.ts'
import { requires, signedIn } from '../../app/gates.ts'
import type { Needs } from '../../app/needs.ts'
import { lazyPage } from '../../kit/parts/lazyPage.ts'
import { type DayCheckSearch, dayCheckSearch } from '../dayCheckSearch.ts'

/** All findings of a day. */
export const dayCheckRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/day/check',
  validateSearch: dayCheckSearch,
  beforeLoad: requires('dispatch.read', needsOf),
  component: lazyPage(() => import('./DayCheckPage.tsx'), 'DayCheckPage'),
})

function needsOf({ date = addDays(dayIn(new Date()), 1) }: DayCheckSearch): Needs {
  return {
    answers: [queries.dayChecks.ofDay({ params: { date } }), queries.tourEvents.day({ params: { date } })],
  }
}
