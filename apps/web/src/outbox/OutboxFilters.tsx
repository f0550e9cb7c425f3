import { outboxFields } from '@tourdesk/contract/listFields'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { ListFilters } from '../kit/filters/ListFilters.tsx'
import { mailStatusLabels } from './MailStatus.tsx'
import { outboxMessages } from './messages.ts'
import type { OutboxSearch } from './outboxSearch.ts'

interface OutboxFiltersProps {
  search: OutboxSearch
  onChange: (change: Partial<OutboxSearch>) => void
}

/** The filters of the outbox, kept in the address. */
export function OutboxFilters({ search, onChange }: OutboxFiltersProps) {
  const t = useText(outboxMessages)
  const words = useText(common)
  return (
    <ListFilters
      fields={outboxFields}
      search={search}
      onChange={onChange}
      filters={{
        search: { label: t('search'), name: words('search') },
        status: { label: t('status'), labels: mailStatusLabels },
        days: { label: t('created'), allLabel: t('allDays') },
      }}
    />
  )
}
