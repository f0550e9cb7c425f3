import { type Person, seesOwnOrdersOnly } from '@tourdesk/domain/access/actor'
import type { Day } from '@tourdesk/domain/calendar'
import type { UiLanguage } from '../../i18n/uiLanguage.ts'
import { rangeOf } from '../operationsQuery.ts'
import type { AgencyOrdersSearch } from './agencyOrdersSearch.ts'

interface Asking {
  today: Day
  person: Pick<Person, 'role' | 'isSuper'> & { _id: string }
}

/** The list's query: by default the usual range; agents get their own orders. */
export function agencyOrdersQueryOf(
  { search, statuses, agents, page, limit, ...days }: AgencyOrdersSearch,
  { today, person }: Asking,
) {
  return {
    search,
    statuses,
    agents: seesOwnOrdersOnly(person) ? [person._id] : agents,
    ...rangeOf(days, today),
    page,
    limit,
  }
}

/** The same list as a file, with all orders instead of a page. */
export function exportQueryOf(search: AgencyOrdersSearch, asking: Asking, locale: UiLanguage) {
  const { page: _page, limit: _limit, ...filters } = agencyOrdersQueryOf(search, asking)
  return { ...filters, locale, type: 'agencyOrders' as const }
}
