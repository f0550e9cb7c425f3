import { createRoute } from '@tanstack/react-router'
import { day, one } from '@tourdesk/contract/asked/fields'
import { addDays, type Day, dayIn } from '@tourdesk/domain/calendar'
import { Address } from '../../app/address.ts'
import { queries } from '../../app/api.ts'
import { requires, signedIn } from '../../app/gates.ts'
import type { Needs } from '../../app/needs.ts'
import { lazyPage } from '../../kit/parts/lazyPage.ts'
import { dayViews } from '../dayHref.ts'

/** A day over all tours; tomorrow unless the address has another. */
export const dayRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/day',
  validateSearch: new Address({ date: day, view: one(dayViews) }),
  beforeLoad: requires('dispatch.read', needsOf),
  component: lazyPage(() => import('./DayPage.tsx'), 'DayPage'),
})

function needsOf({ date = addDays(dayIn(new Date()), 1) }: { date?: Day | undefined }): Needs {
  return {
    answers: [queries.tourEvents.day({ params: { date } }), queries.dayChecks.ofDay({ params: { date } })],
  }
}
