import { useQuery } from '@tanstack/react-query'
import { statementsFields } from '@tourdesk/contract/listFields'
import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { statementStates } from '@tourdesk/domain/statements/vocabulary'
import { queries } from '../app/api.ts'
import { isOffice } from '../app/isOffice.ts'
import { useSession } from '../app/session.ts'
import { useOptions } from '../i18n/labels.ts'
import { useText } from '../i18n/useText.ts'
import { statementStateLabels } from '../i18n/vocabulary/statements.ts'
import { ListFilters } from '../kit/filters/ListFilters.tsx'
import { statementMessages } from './statementMessages.ts'
import type { StatementsSearch } from './statementsSearch.ts'

interface StatementFiltersProps {
  search: StatementsSearch
  onChange: (change: Partial<StatementsSearch>) => void
}

/** The filters of statements, all kept in the address; an agency's people filter their own. */
export function StatementFilters({ search, onChange }: StatementFiltersProps) {
  const t = useText(statementMessages)
  const isOwn = !isOffice(useSession())
  const states = useOptions(statementStates, statementStateLabels)
  const sellers = useQuery({ ...queries.agencies.sellers(), staleTime: 300_000, enabled: !isOwn })
  const agencies = (sellers.data?.data ?? [])
    .filter(({ isMain }) => !isMain)
    .map(({ _id, name }) => ({ value: _id, label: name }))
  return (
    <ListFilters
      fields={statementsFields}
      search={search}
      onChange={onChange}
      filters={{
        states: {
          label: t('states'),
          options: states.filter(({ value }) => !isOwn || value !== 'draft'),
          width: 168,
        },
        agencies: !isOwn && { label: t('agencies'), options: agencies },
        days: { label: t('period'), allLabel: t('allPeriods') },
        currency: {
          label: t('currency'),
          options: currencies.map((value) => ({ value, label: value })),
          width: 128,
        },
        asked: { label: t('onlyAsked'), chip: { name: t('questions'), value: t('onlyAsked') } },
      }}
    />
  )
}
