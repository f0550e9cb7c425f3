import { useQuery } from '@tanstack/react-query'
import type { StatementHead } from '@tourdesk/contract/statements/statement'
import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { queries } from '../../app/api.ts'
import { dayRange } from '../../i18n/format.ts'
import { ltr } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { Choice } from '../../kit/fields/Choice.tsx'
import { LazyRangeField } from '../../kit/fields/LazyRangeField.tsx'
import type { CompareSearch } from './compareSearch.ts'
import { comparisonMessages } from './comparisonMessages.ts'

interface CompareWithProps {
  account: string
  search: CompareSearch
  onChange: (change: Partial<CompareSearch>) => void
}

/** What isn't on a statement. */
const unbilled = 'unbilled'

/** Chooses what the agency's list is laid beside: one of its statements, or what isn't billed yet. */
export function CompareWith({ account, search, onChange }: CompareWithProps) {
  const t = useText(comparisonMessages)
  const states = ['draft', 'confirmed', 'part_paid', 'overdue', 'paid'] as const
  const statements = useQuery(
    queries.statements.list({ query: { agencies: [account], states: [...states], limit: 100 } }),
  )
  const nameOf = ({ number, from, to, currency }: StatementHead) => {
    const period = ltr(`${dayRange(from, to)} ${currency}`)
    return number === null ? t('draftOf', { period }) : t('confirmedOf', { number: ltr(number), period })
  }
  const options = (statements.data?.data ?? []).map((head) => ({ value: head._id, label: nameOf(head) }))
  return (
    <div className="row wrap gap12">
      <Choice
        label={t('with')}
        width={320}
        options={[{ value: unbilled, label: t('unbilled') }, ...options]}
        value={search.statement ?? unbilled}
        onChange={(value) =>
          onChange({ statement: value === unbilled || value === null ? undefined : value })
        }
      />
      {search.statement === undefined && (
        <>
          <Choice
            label={t('currency')}
            width={112}
            options={currencies.map((value) => ({ value, label: value }))}
            value={search.currency}
            onChange={(currency) => onChange({ currency: currency ?? 'USD' })}
          />
          <LazyRangeField
            label={t('days')}
            placeholder={t('allDays')}
            width={240}
            value={{ ...(search.from && { from: search.from }), ...(search.to && { to: search.to }) }}
            onChange={({ from, to }) => onChange({ from, to })}
            withPresets
            clearable
          />
        </>
      )}
    </div>
  )
}
