import { messagesFields } from '@tourdesk/contract/listFields'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { ListFilters } from '../kit/filters/ListFilters.tsx'
import type { MessagesSearch } from './messagesSearch.ts'
import { messageTexts } from './messageTexts.ts'
import { messageChannelLabels, messageEventLabels, messageStateLabels } from './messageWords.ts'

interface MessageFiltersProps {
  search: MessagesSearch
  onChange: (change: Partial<MessagesSearch>) => void
}

/** The filters of the messages, kept in the address. */
export function MessageFilters({ search, onChange }: MessageFiltersProps) {
  const t = useText(messageTexts)
  const words = useText(common)
  return (
    <ListFilters
      fields={messagesFields}
      search={search}
      onChange={onChange}
      filters={{
        search: { label: t('search'), name: words('search') },
        event: { label: t('event'), labels: messageEventLabels },
        status: { label: t('status'), labels: messageStateLabels },
        channel: { label: t('channel'), labels: messageChannelLabels },
        days: { label: t('time'), allLabel: t('allDays') },
      }}
    />
  )
}
