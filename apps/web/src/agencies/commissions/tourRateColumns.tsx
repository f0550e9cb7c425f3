import type { Commissions } from '@tourdesk/contract/agencies/commissions'
import type { ListedTour } from '@tourdesk/contract/catalogue/tours'
import { commissionRateOf } from '@tourdesk/domain/pricing/commission'
import { rate } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { Code, LongText } from '../../kit/Isolated.tsx'
import type { Column } from '../../kit/table/column.ts'
import { commissionMessages } from './commissionMessages.ts'

/** The rate column shows the current rate, and says if it's the tour's own. */
export function useTourRateColumns(rates: Commissions | undefined): Column<ListedTour>[] {
  const t = useText(commissionMessages)
  const own = new Set(rates?.commissionPerTour.map(({ tour }) => tour))
  return [
    {
      key: 'number',
      card: 'secondary',
      header: t('tourNumber'),
      width: 160,
      cell: ({ number }) => <Code>{number}</Code>,
    },
    { key: 'name', header: t('tourName'), opens: true, cell: ({ name }) => <LongText>{name}</LongText> },
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
