import { agencyPostingsFields } from '@tourdesk/contract/listFields'
import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { agencyPostingLabels } from '@tourdesk/words/vocabulary'
import { useText } from '../i18n/useText.ts'
import { ListFilters } from '../kit/filters/ListFilters.tsx'
import { agencyAccountsMessages } from './agencyAccountsMessages.ts'
import type { PostingsSearch } from './agencyAccountsSearch.ts'

interface PostingFiltersProps {
  search: PostingsSearch
  onChange: (change: Partial<PostingsSearch>) => void
}

/** The filters of an account's rows, all kept in the address. */
export function PostingFilters({ search, onChange }: PostingFiltersProps) {
  const t = useText(agencyAccountsMessages)
  return (
    <ListFilters
      fields={agencyPostingsFields}
      search={search}
      onChange={onChange}
      filters={{
        days: { label: t('days'), allLabel: t('allDays') },
        order: { label: t('orderNumber'), name: t('order') },
        unbilled: {
          label: t('unbilled'),
          chip: { name: t('unbilledName'), value: t('unbilled') },
        },
        kinds: { label: t('kinds'), labels: agencyPostingLabels, width: 200 },
        currency: {
          label: t('currency'),
          options: currencies.map((value) => ({ value, label: value })),
          width: 128,
        },
      }}
    />
  )
}
