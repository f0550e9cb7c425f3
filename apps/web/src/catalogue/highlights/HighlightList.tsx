import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { queries } from '../../app/api.ts'
import { useListSearch } from '../../app/useListSearch.ts'
import { useText } from '../../i18n/useText.ts'
import { FilterBar } from '../../kit/filters/FilterBar.tsx'
import { textFilter } from '../../kit/filters/textFilter.tsx'
import { CatalogueList } from '../CatalogueList.tsx'
import { useHighlightColumns } from './highlightColumns.tsx'
import { type HighlightsSearch, highlightsRows } from './highlightsSearch.ts'
import { highlightMessages } from './messages.ts'

const route = getRouteApi('/signedIn/highlights')

/** All highlights; a row opens its editor. */
export function HighlightList() {
  const t = useText(highlightMessages)
  const { search, change } = useListSearch<HighlightsSearch>(route, 'highlights', highlightsRows)
  const columns = useHighlightColumns()
  const answer = useQuery({
    ...queries.highlights.list({ query: search }),
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
      list="highlights"
      title={t('title')}
      label={t('list')}
      create={t('create')}
      document="/highlight"
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
