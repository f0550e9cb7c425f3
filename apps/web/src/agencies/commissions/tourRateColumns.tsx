import type { Commissions } from '@tourdesk/contract/agencies/commissions'
import type { ListedTour } from '@tourdesk/contract/catalogue/tours'
import { commissionRateOf } from '@tourdesk/domain/pricing/commission'
import { rate } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { Code } from '../../kit/Isolated.tsx'
import type { Column } from '../../kit/table/column.ts'
import { codeColumn, column } from '../../kit/table/columnKinds.tsx'
import { commissionMessages } from './commissionMessages.ts'

/** The rate column shows the current rate, and says if it's the tour's own. */
export function useTourRateColumns(rates: Commissions | undefined): Column<ListedTour>[] {
  const t = useText(commissionMessages)
  const own = new Set(rates?.commissionPerTour.map(({ tour }) => tour))
  return [
    codeColumn('number', t('tourNumber'), ({ number }) => number, { card: 'secondary', width: 160 }),
    column('name', t('tourName'), ({ name }) => name, { opens: true }),
    {
      key: 'rate',
      card: 'status',
      header: t('commissionRate'),
      align: 'end',
      width: 220,
      cell: ({ _id }) => (
        <>
          {own.has(_id) && <span className="quiet">{t('ownRate')} </span>}
          {rates && <Code>{rate(commissionRateOf(rates, _id))}</Code>}
        </>
      ),
    },
  ]
}
