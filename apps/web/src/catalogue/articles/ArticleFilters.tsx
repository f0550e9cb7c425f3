import { Checkbox } from '@mantine/core'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { type ActiveFilter, FilterBar } from '../../kit/FilterBar.tsx'
import { SearchField } from '../../kit/fields/SearchField.tsx'
import type { ArticlesSearch } from './articlesSearch.ts'
import { articleMessages } from './messages.ts'

interface ArticleFiltersProps {
  search: ArticlesSearch
  onChange: (change: Partial<ArticlesSearch>) => void
}

/** Filters by text and status, which combine. */
export function ArticleFilters({ search, onChange }: ArticleFiltersProps) {
  const t = useText(articleMessages)
  const words = useText(common)
  const active: ActiveFilter[] = []
  if (search.search)
    active.push({
      key: 'search',
      name: words('search'),
      value: search.search,
      onRemove: () => onChange({ search: undefined }),
    })
  if (search.isActive)
    active.push({
      key: 'isActive',
      name: t('active'),
      value: words('yes'),
      onRemove: () => onChange({ isActive: undefined }),
    })
  return (
    <FilterBar active={active} onClear={() => onChange({ search: undefined, isActive: undefined })}>
      <SearchField
        label={t('search')}
        value={search.search ?? ''}
        onChange={(text) => onChange({ search: text.trim() || undefined })}
      />
      <Checkbox
        label={t('onlyPublished')}
        checked={search.isActive === 'true'}
        onChange={(event) => onChange({ isActive: event.currentTarget.checked ? 'true' : undefined })}
      />
    </FilterBar>
  )
}
