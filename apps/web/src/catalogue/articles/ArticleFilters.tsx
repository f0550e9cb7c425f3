import { articlesFields } from '@tourdesk/contract/listFields'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { ListFilters } from '../../kit/filters/ListFilters.tsx'
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
    <ListFilters
      fields={articlesFields}
      search={search}
      onChange={onChange}
      filters={{
        search: { label: t('search'), name: words('search') },
        isActive: { label: t('onlyPublished'), chip: { name: t('active'), value: words('yes') } },
      }}
    />
  )
}
