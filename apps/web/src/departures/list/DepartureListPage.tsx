import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { DepartureRow } from '@tourdesk/contract/departures/departures'
import { queries } from '../../app/api.ts'
import { useCan } from '../../app/session.ts'
import { useText } from '../../i18n/useText.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { PagedTable } from '../../kit/table/PagedTable.tsx'
import { useRowSelection } from '../../kit/table/useRowSelection.ts'
import { useViewedList } from '../../views/useViewedList.ts'
import { ViewName } from '../../views/ViewName.tsx'
import { ViewNotice } from '../../views/ViewNotice.tsx'
import { ViewsMenu } from '../../views/ViewsMenu.tsx'
import { CloseDays } from '../closures/CloseDays.tsx'
import { ClosureList } from '../closures/ClosureList.tsx'
import { DeparturesFrame } from '../DeparturesFrame.tsx'
import styles from '../departure.module.css'
import { departureHref } from '../departureHref.ts'
import { departureMessages } from '../departureMessages.ts'
import { DepartureFilters } from './DepartureFilters.tsx'
import { DepartureSelection } from './DepartureSelection.tsx'
import { type DeparturesSearch, departuresRows, departuresSearch } from './departuresSearch.ts'
import { useDepartureColumns } from './useDepartureColumns.tsx'

const route = getRouteApi('/signedIn/departures/list')

/** The departures of a range of days; a row opens the departure's page. */
export function DepartureListPage() {
  const t = useText(departureMessages)
  const navigate = useNavigate()
  const columns = useDepartureColumns()
  const viewed = useViewedList<DeparturesSearch, DepartureRow>({
    list: 'departures',
    route,
    schema: departuresSearch,
    usualRows: departuresRows,
    own: [],
    columns,
  })
  const { search, change, state: view } = viewed
  const answer = useQuery({
    ...queries.departures.list({ query: search }),
    placeholderData: keepPreviousData,
    enabled: viewed.isReady,
  })
  const mayClose = useCan('dispatch.write')
  const mayCancel = useCan('departures.cancel')
  const { page: _page, limit: _limit, ...filters } = search
  const selection = useRowSelection<DepartureRow>(filters)
  return (
    <DeparturesFrame
      tab="list"
      beside={<ViewName view={view} />}
      actions={
        <>
          <ViewsMenu view={view} path="/departures/list" />
          {mayClose && <CloseDays />}
        </>
      }
    >
      <ViewNotice view={view} />
      <ClosureList />
      <div className={`grid alignStart ${styles.tools}`}>
        <DepartureFilters search={search} onChange={change} />
        {mayCancel && <DepartureSelection selection={selection} />}
      </div>
      <PagedTable
        list="departures"
        view={viewed.openView}
        label={t('list')}
        columns={columns}
        answer={answer}
        selection={mayCancel ? selection : undefined}
        query={{ page: search.page, limit: search.limit }}
        onQuery={({ page, limit }) => change({ ...(page && { page }), ...(limit && { limit }) })}
        empty={<EmptyState text={t('none')} />}
        hrefOf={({ tour, date }) => departureHref({ tour: tour._id, date })}
        onOpen={({ tour, date }) =>
          void navigate({ to: '/departure/$tour/$date', params: { tour: tour._id, date } })
        }
      />
    </DeparturesFrame>
  )
}
