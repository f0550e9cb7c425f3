import { getRouteApi } from '@tanstack/react-router'
import { stringifySearch } from '../../app/searchParams.ts'
import { fleetTab } from '../fleetSearch.ts'
import { OperatorsPage } from './OperatorsPage.tsx'

const guides = getRouteApi('/signedIn/guides/{-$tab}')
const drivers = getRouteApi('/signedIn/drivers/{-$tab}')

/** OPR-01. */
export function Guides() {
  const tab = fleetTab(guides.useParams().tab)
  const search = guides.useSearch()
  const navigate = guides.useNavigate()
  return (
    <OperatorsPage
      kind="guide"
      address={{
        tab,
        search,
        change: (next) => void navigate({ search: (now) => ({ ...now, ...next }), replace: true }),
        open: (id) => void navigate({ search: (now) => ({ ...now, open: id }) }),
        showTab: (next) =>
          void navigate({
            to: '/guides/{-$tab}',
            params: { tab: next },
            search: ({ search: typed }) => ({ search: typed }),
          }),
        hrefOf: (id) => `/guides${stringifySearch({ open: id })}`,
      }}
    />
  )
}

/** The same screen for drivers (OPR-02). */
export function Drivers() {
  const tab = fleetTab(drivers.useParams().tab)
  const search = drivers.useSearch()
  const navigate = drivers.useNavigate()
  return (
    <OperatorsPage
      kind="driver"
      address={{
        tab,
        search,
        change: (next) => void navigate({ search: (now) => ({ ...now, ...next }), replace: true }),
        open: (id) => void navigate({ search: (now) => ({ ...now, open: id }) }),
        showTab: (next) =>
          void navigate({
            to: '/drivers/{-$tab}',
            params: { tab: next },
            search: ({ search: typed }) => ({ search: typed }),
          }),
        hrefOf: (id) => `/drivers${stringifySearch({ open: id })}`,
      }}
    />
  )
}
