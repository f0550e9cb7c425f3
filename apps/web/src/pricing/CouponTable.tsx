import type { Coupon } from '@tourdesk/contract/pricing/pricing'
import { formDay, number, percent } from '../i18n/format.ts'
import { useText } from '../i18n/useText.ts'
import { Code, LongText } from '../kit/Isolated.tsx'
import type { Column } from '../kit/table/column.ts'
import { pricingMessages } from './messages.ts'
import { type PagedTable, PriceTable } from './PriceTable.tsx'
import { useTourSummary } from './useTourSummary.ts'

/** The list of coupons. */
export function CouponTable(props: PagedTable) {
  const t = useText(pricingMessages)
  const { summaryOf, textsOf: tourTextsOf } = useTourSummary()
  const columns: Column<Coupon>[] = [
    { key: 'name', header: t('name'), cell: ({ name }) => <LongText>{name}</LongText> },
    { key: 'code', card: 'secondary', header: t('code'), cell: ({ code }) => <Code>{code}</Code> },
    {
      key: 'discount',
      card: 'status',
      header: t('discount'),
      align: 'end',
      cell: ({ discount }) => <Code>{percent(discount)}</Code>,
    },
    {
      key: 'tours',
      card: 'detail',
      header: t('tours'),
      cell: (row) => <LongText>{summaryOf(row)}</LongText>,
    },
    {
      key: 'start_date',
      card: 'detail',
      header: t('startDate'),
      align: 'end',
      cell: ({ start_date }) => <Code>{formDay(start_date)}</Code>,
    },
    {
      key: 'end_date',
      card: 'detail',
      header: t('endDate'),
      align: 'end',
      cell: ({ end_date }) => (end_date ? <Code>{formDay(end_date)}</Code> : t('noExpiration')),
    },
    {
      key: 'usage',
      card: 'detail',
      header: t('usage'),
      align: 'end',
      cell: ({ usage }) => <Code>{number(usage)}</Code>,
    },
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
