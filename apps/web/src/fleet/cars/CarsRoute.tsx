import { getRouteApi } from '@tanstack/react-router'
import { stringifySearch } from '../../app/searchParams.ts'
import { fleetTab } from '../fleetSearch.ts'
import { CarsPage } from './CarsPage.tsx'

const route = getRouteApi('/signedIn/cars/{-$tab}')

export function CarsRoute() {
  const tab = fleetTab(route.useParams().tab)
  const search = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <CarsPage
      address={{
        tab,
        search,
        change: (next) => void navigate({ search: (now) => ({ ...now, ...next }), replace: true }),
        open: (id) => void navigate({ search: (now) => ({ ...now, open: id }) }),
        showTab: (next) =>
          void navigate({
            to: '/cars/{-$tab}',
            params: { tab: next },
            search: ({ search: typed }) => ({ search: typed }),
          }),
        hrefOf: (id) => `/cars${stringifySearch({ open: id })}`,
      }}
    />
  )
}
