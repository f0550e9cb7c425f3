import { useQuery } from '@tanstack/react-query'
import { seesOwnOrdersOnly } from '@tourdesk/domain/access/actor'
import { agencyOrderStatuses } from '@tourdesk/domain/orders/vocabulary'
import { queries } from '../../app/api.ts'
import { useSession } from '../../app/session.ts'
import { dayRange, list } from '../../i18n/format.ts'
import { useOptions } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { paymentStatusLabels } from '../../i18n/vocabulary/orders.ts'
import { type ActiveFilter, FilterBar } from '../../kit/FilterBar.tsx'
import type { Option } from '../../kit/fields/Choice.tsx'
import { MultiChoice } from '../../kit/fields/MultiChoice.tsx'
import { RangeField } from '../../kit/fields/RangeField.tsx'
import { SearchField } from '../../kit/fields/SearchField.tsx'
import { useToday } from '../../kit/fields/useToday.ts'
import { operationsMessages } from '../messages.ts'
import { rangeInAddress, rangeOf, usualDates } from '../operationsQuery.ts'
import { agencyOrderMessages } from './agencyOrderMessages.ts'
import type { AgencyOrdersSearch } from './agencyOrdersSearch.ts'

interface AgencyOrderFiltersProps {
  search: AgencyOrdersSearch
  onChange: (change: Partial<AgencyOrdersSearch>) => void
}

/** Filters by text, dates, status and, except for agents, the agency's agents. */
export function AgencyOrderFilters({ search, onChange }: AgencyOrderFiltersProps) {
  const t = useText(agencyOrderMessages)
  const words = useText(operationsMessages)
  const today = useToday()
  const session = useSession()
  const choosesAgents = !seesOwnOrdersOnly(session)
  const sellers = useQuery({ ...queries.agencies.sellers(), staleTime: 300_000, enabled: choosesAgents })
  const statuses = useOptions(agencyOrderStatuses, paymentStatusLabels)
  const agents = (sellers.data?.data ?? [])
    .flatMap((seller) => seller.agents)
    .map(({ _id, name }) => ({ value: _id, label: name }))
  const { startDate: from, endDate: to } = rangeOf(search, today)
  const clear = () =>
    onChange({
      search: undefined,
      statuses: undefined,
      agents: undefined,
      ...usualDates,
    })
  return (
    <FilterBar active={active()} onClear={clear}>
      <SearchField
        label={t('searchHint')}
        value={search.search ?? ''}
        onChange={(text) => onChange({ search: text.trim() || undefined })}
      />
      <RangeField
        label={t('dates')}
        hidesLabel
        width={216}
        placeholder={words('allDates')}
        clearable={search.startDate !== undefined || search.endDate !== undefined}
        value={{ from, to }}
        onChange={(range) => onChange(rangeInAddress(range, today))}
        withPresets
      />
      <MultiChoice
        label={t('status')}
        hidesLabel
        withAll
        width={176}
        options={statuses}
        value={search.statuses ?? []}
        onChange={(chosen) => onChange({ statuses: chosen.length > 0 ? chosen : undefined })}
      />
      {choosesAgents && (
        <MultiChoice
          label={t('agents')}
          hidesLabel
          withAll
          width={176}
          options={agents}
          value={search.agents ?? []}
          onChange={(chosen) => onChange({ agents: chosen.length > 0 ? chosen : undefined })}
        />
      )}
    </FilterBar>
  )

  function active(): ActiveFilter[] {
    const isUsual = !search.dates && !search.startDate && !search.endDate
    const range = from && to ? dayRange(from, to) : words('allDates')
    return [
      {
        key: 'dates',
        name: t('dates'),
        value: isUsual ? '' : range,
        onRemove: () => onChange(usualDates),
      },
      {
        key: 'statuses',
        name: t('status'),
        value: chosenOf(statuses, search.statuses),
        onRemove: () => onChange({ statuses: undefined }),
      },
      {
        key: 'agents',
        name: t('agents'),
        value: choosesAgents ? chosenOf(agents, search.agents) : '',
        onRemove: () => onChange({ agents: undefined }),
      },
    ].filter(({ value }) => value !== '')
  }
}

function chosenOf(options: readonly Option<string>[], chosen: readonly string[] = []): string {
  return list(options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label))
}
