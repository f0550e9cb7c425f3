import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { queries } from '../../app/api.ts'
import { useListSearch } from '../../app/useListSearch.ts'
import { useText } from '../../i18n/useText.ts'
import { FilterBar } from '../../kit/filters/FilterBar.tsx'
import { textFilter } from '../../kit/filters/textFilter.tsx'
import { CatalogueList } from '../CatalogueList.tsx'
import { starTourMessages } from './messages.ts'
import { useStarTourColumns } from './starTourColumns.tsx'
import { type StarToursSearch, starToursRows } from './starToursSearch.ts'

const route = getRouteApi('/signedIn/star_tours')

/** All star tours; a row opens its editor. */
export function StarTourList() {
  const t = useText(starTourMessages)
  const { search, change } = useListSearch<StarToursSearch>(route, 'starTours', starToursRows)
  const columns = useStarTourColumns()
  const answer = useQuery({
    ...queries.starTours.list({ query: search }),
    placeholderData: keepPreviousData,
  })
  const name = textFilter({
    label: t('search'),
    name: t('name'),
    value: search.search,
    change: (text) => ({ search: text }),
  })

  return (
    <CatalogueList
      list="starTours"
      title={t('title')}
      label={t('list')}
      create={t('create')}
      document="/star_tour"
      columns={columns}
      answer={answer}
      search={search}
      onChange={change}
      empty={t(search.search ? 'noMatch' : 'none')}
      isFiltered={Boolean(search.search)}
    >
      <FilterBar filters={[name]} onChange={change} />
    </CatalogueList>
  )
}
