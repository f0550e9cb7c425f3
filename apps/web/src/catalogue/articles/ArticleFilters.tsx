import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { checkFilter } from '../../kit/filters/checkFilter.tsx'
import { FilterBar } from '../../kit/filters/FilterBar.tsx'
import { textFilter } from '../../kit/filters/textFilter.tsx'
import type { ArticlesSearch } from './articlesSearch.ts'
import { articleMessages } from './messages.ts'

interface ArticleFiltersProps {
  search: ArticlesSearch
  onChange: (change: Partial<ArticlesSearch>) => void
}

/** Filters by text and status; both apply together. */
export function ArticleFilters({ search, onChange }: ArticleFiltersProps) {
  const t = useText(articleMessages)
  const words = useText(common)
  return (
    <FilterBar
      filters={[
        textFilter({
          label: t('search'),
          name: words('search'),
          value: search.search,
          change: (text) => ({ search: text }),
        }),
        checkFilter({
          label: t('onlyPublished'),
          chip: { name: t('active'), value: words('yes') },
          isOn: search.isActive === 'true',
          change: (isOn) => ({ isActive: isOn ? ('true' as const) : undefined }),
        }),
      ]}
      onChange={onChange}
    />
  )
}
