import { agencyBalancesFields } from '@tourdesk/contract/listFields'
import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { limitStateLabels } from '@tourdesk/words/vocabulary'
import { useText } from '../i18n/useText.ts'
import { ListFilters } from '../kit/filters/ListFilters.tsx'
import { agencyAccountsMessages, balanceSideLabels } from './agencyAccountsMessages.ts'
import type { BalancesSearch } from './agencyAccountsSearch.ts'

interface BalanceFiltersProps {
  search: BalancesSearch
  onChange: (change: Partial<BalancesSearch>) => void
}

/** The filters of the balances, all kept in the address. */
export function BalanceFilters({ search, onChange }: BalanceFiltersProps) {
  const t = useText(agencyAccountsMessages)
  return (
    <ListFilters
      fields={agencyBalancesFields}
      search={search}
      onChange={onChange}
      filters={{
        search: { label: t('search') },
        sides: { label: t('sides'), labels: balanceSideLabels, width: 168 },
        limits: { label: t('limits'), labels: limitStateLabels, width: 168 },
        currency: {
          label: t('currency'),
          options: currencies.map((value) => ({ value, label: value })),
          width: 128,
        },
      }}
    />
  )
}
