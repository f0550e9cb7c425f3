import { messageChannels, messageEvents, messageStates } from '@tourdesk/domain/messages/vocabulary'
import { common } from '../i18n/common.ts'
import { useOptions } from '../i18n/labels.ts'
import { useText } from '../i18n/useText.ts'
import { choicesFilter } from '../kit/filters/choicesFilter.tsx'
import { daysFilter } from '../kit/filters/daysFilter.tsx'
import { FilterBar } from '../kit/filters/FilterBar.tsx'
import { textFilter } from '../kit/filters/textFilter.tsx'
import type { MessagesSearch } from './messagesSearch.ts'
import { messageTexts } from './messageTexts.ts'
import { messageChannelLabels, messageEventLabels, messageStateLabels } from './messageWords.ts'

type Change = Partial<MessagesSearch>

interface MessageFiltersProps {
  search: MessagesSearch
  onChange: (change: Change) => void
}

/** The filters of the messages, kept in the address. */
export function MessageFilters({ search, onChange }: MessageFiltersProps) {
  const t = useText(messageTexts)
  const words = useText(common)
  const text = textFilter<Change>({
    label: t('search'),
    name: words('search'),
    value: search.search,
    change: (typed) => ({ search: typed }),
  })
  const event = choicesFilter<(typeof messageEvents)[number], Change>({
    label: t('event'),
    options: useOptions(messageEvents, messageEventLabels),
    value: search.event,
    change: (chosen) => ({ event: chosen }),
  })
  const status = choicesFilter<(typeof messageStates)[number], Change>({
    label: t('status'),
    options: useOptions(messageStates, messageStateLabels),
    value: search.status,
    change: (chosen) => ({ status: chosen }),
  })
  const channel = choicesFilter<(typeof messageChannels)[number], Change>({
    label: t('channel'),
    options: useOptions(messageChannels, messageChannelLabels),
    value: search.channel,
    change: (chosen) => ({ channel: chosen }),
  })
  const days = daysFilter({ label: t('time'), allLabel: t('allDays'), value: search })
  return <FilterBar filters={[text, event, status, channel, days]} onChange={onChange} />
}
