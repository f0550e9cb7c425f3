import type { Coupon } from '@tourdesk/contract/pricing/pricing'
import { formDay, number, percent } from '../i18n/format.ts'
import { useText } from '../i18n/useText.ts'
import { Code } from '../kit/Isolated.tsx'
import type { Column } from '../kit/table/column.ts'
import { codeColumn, column, numberColumn } from '../kit/table/columnKinds.tsx'
import { pricingMessages } from './messages.ts'
import { type PagedTable, PriceTable } from './PriceTable.tsx'
import { useTourSummary } from './useTourSummary.ts'

/** The list of coupons. */
export function CouponTable(props: PagedTable) {
  const t = useText(pricingMessages)
  const { summaryOf, textsOf: tourTextsOf } = useTourSummary()
  const columns: Column<Coupon>[] = [
    column('name', t('name'), ({ name }) => name),
    codeColumn('code', t('code'), ({ code }) => code, { card: 'secondary' }),
    numberColumn('discount', t('discount'), ({ discount }) => percent(discount), { card: 'status' }),
    column('tours', t('tours'), summaryOf, { card: 'detail' }),
    numberColumn('start_date', t('startDate'), (row) => formDay(row.start_date), { card: 'detail' }),
    column(
      'end_date',
      t('endDate'),
      (row) => (row.end_date ? <Code>{formDay(row.end_date)}</Code> : t('noExpiration')),
      { card: 'detail', align: 'end' },
    ),
    numberColumn('usage', t('usage'), ({ usage }) => number(usage), { card: 'detail' }),
  ]
  return (
    <PriceTable
      list="coupons"
      {...props}
      label={t('coupons')}
      columns={columns}
      searchLabel={t('searchCoupons')}
      textsOf={(row) => [row.name, row.code, ...tourTextsOf(row)]}
      rowsOf={({ coupons }) => coupons}
      hrefOf={({ _id }) => `/price/coupons/${_id}`}
      empty={t('none_coupons')}
      add={{ href: '/price/coupons/new', label: t('add_coupons') }}
    />
  )
}
