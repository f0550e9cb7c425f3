import { api } from '../../app/api.ts'
import { useSession } from '../../app/session.ts'
import { useLanguage } from '../../i18n/language.ts'
import { ExportButton } from '../../kit/ExportButton.tsx'
import { useToday } from '../../kit/fields/useToday.ts'
import { exportQueryOf } from './agencyOrdersQuery.ts'
import type { AgencyOrdersSearch } from './agencyOrdersSearch.ts'

/** Downloads the orders that match the filters; agents get only their own. */
export function ExportOrders({ search }: { search: AgencyOrdersSearch }) {
  const { language } = useLanguage()
  const asking = { today: useToday(), person: useSession() }
  return (
    <ExportButton
      fetchFile={(signal) =>
        api.orders.exportAgencyOrders({ query: exportQueryOf(search, asking, language) }, signal)
      }
    />
  )
}
