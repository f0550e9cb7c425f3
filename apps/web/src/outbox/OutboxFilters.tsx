import { mailStatuses } from '@tourdesk/contract/listFields'
import type { Mail } from '@tourdesk/contract/outbox/outbox'
import { common } from '../i18n/common.ts'
import { useOptions } from '../i18n/labels.ts'
import { useText } from '../i18n/useText.ts'
import { choicesFilter } from '../kit/filters/choicesFilter.tsx'
import { daysFilter } from '../kit/filters/daysFilter.tsx'
import { FilterBar } from '../kit/filters/FilterBar.tsx'
import { textFilter } from '../kit/filters/textFilter.tsx'
import { mailStatusLabels } from './MailStatus.tsx'
import { outboxMessages } from './messages.ts'
import type { OutboxSearch } from './outboxSearch.ts'

type Change = Partial<OutboxSearch>

interface OutboxFiltersProps {
  search: OutboxSearch
  onChange: (change: Change) => void
}

/** The filters of the outbox, kept in the address. */
export function OutboxFilters({ search, onChange }: OutboxFiltersProps) {
  const t = useText(outboxMessages)
  const words = useText(common)
  const text = textFilter<Change>({
    label: t('search'),
    name: words('search'),
    value: search.search,
    change: (typed) => ({ search: typed }),
  })
  const status = choicesFilter<Mail['status'], Change>({
    label: t('status'),
    options: useOptions(mailStatuses, mailStatusLabels),
    value: search.status,
    change: (chosen) => ({ status: chosen }),
  })
  const days = daysFilter({ label: t('created'), allLabel: t('allDays'), value: search })
  return <FilterBar filters={[text, status, days]} onChange={onChange} />
}
