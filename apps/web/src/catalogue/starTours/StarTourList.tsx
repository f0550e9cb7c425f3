import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { queries } from '../../app/api.ts'
import { useListSearch } from '../../app/useListSearch.ts'
import { useText } from '../../i18n/useText.ts'
import { SearchBar } from '../../kit/SearchBar.tsx'
import { CatalogueList } from '../CatalogueList.tsx'
import { starTourMessages } from './messages.ts'
import { useStarTourColumns } from './starTourColumns.tsx'
import type { StarToursSearch } from './starToursSearch.ts'

const route = getRouteApi('/signedIn/star_tours')

/** All star tours; a row opens its editor (STAR-01 to STAR-03). */
export function StarTourList() {
  const t = useText(starTourMessages)
  const { search, change } = useListSearch<StarToursSearch>(route)
  const columns = useStarTourColumns()
  const answer = useQuery({
    ...queries.starTours.list({ query: search }),
    placeholderData: keepPreviousData,
  })

  return (
    <CatalogueList
      title={t('title')}
      label={t('list')}
      create={t('create')}
      document="/star_tour"
      columns={columns}
      answer={answer}
      search={search}
      onChange={change}
      empty={t(search.search ? 'noMatch' : 'none')}
    >
      <SearchBar
        label={t('search')}
        name={t('name')}
        value={search.search}
        onSearch={(text) => change({ search: text })}
      />
    </CatalogueList>
  )
}
