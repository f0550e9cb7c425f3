import type { GeneralDiscount } from '@tourdesk/contract/pricing/pricing'
import { filterLanguages, groupTypes } from '@tourdesk/domain/catalogue/vocabulary'
import { formDay, list, percent } from '../i18n/format.ts'
import { inBothLanguages, useLabel } from '../i18n/labels.ts'
import { useText } from '../i18n/useText.ts'
import { groupTypeLabels, languageLabels } from '../i18n/vocabulary/catalogue.ts'
import { discountMomentLabels } from '../i18n/vocabulary/pricing.ts'
import { Code, LongText } from '../kit/Isolated.tsx'
import type { Column } from '../kit/table/column.ts'
import { pricingMessages } from './messages.ts'
import { type PagedTable, PriceTable } from './PriceTable.tsx'
import { useTourSummary } from './useTourSummary.ts'

/** The list of general discounts. */
export function GeneralDiscountTable(props: PagedTable) {
  const t = useText(pricingMessages)
  const { summaryOf, textsOf: tourTextsOf } = useTourSummary()
  const momentName = useLabel(discountMomentLabels)
  const languageName = useLabel(languageLabels)
  const groupName = useLabel(groupTypeLabels)
  const columns: Column<GeneralDiscount>[] = [
    {
      key: 'discount',
      header: t('discount'),
      width: 100,
      cell: ({ discount }) => <Code>{percent(discount)}</Code>,
    },
    {
      key: 'bookingOrTour',
      card: 'secondary',
      header: t('bookingOrTour'),
      cell: ({ bookingOrTour }) => momentName(bookingOrTour),
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
      key: 'tours',
      card: 'secondary',
      header: t('tours'),
      cell: (row) => <LongText>{summaryOf(row)}</LongText>,
    },
    {
      key: 'languages',
      card: 'detail',
      header: t('languages'),
      cell: ({ languages }) => (
        <LongText>
          {list(filterLanguages.filter((each) => languages.includes(each)).map(languageName))}
        </LongText>
      ),
    },
    {
      key: 'groupTypes',
      card: 'detail',
      header: t('groupTypes'),
      cell: (row) => (
        <LongText>{list(groupTypes.filter((each) => row.groupTypes.includes(each)).map(groupName))}</LongText>
      ),
    },
  ]
  return (
    <PriceTable
      list="discounts"
      {...props}
      label={t('general_discounts')}
      columns={columns}
      searchLabel={t('searchDiscounts')}
      textsOf={(row) => [
        percent(row.discount),
        ...tourTextsOf(row),
        ...inBothLanguages(discountMomentLabels, [row.bookingOrTour]),
        ...inBothLanguages(languageLabels, row.languages),
        ...inBothLanguages(groupTypeLabels, row.groupTypes),
      ]}
      rowsOf={({ general_discounts }) => general_discounts}
      hrefOf={({ _id }) => `/price/general_discounts/${_id}`}
      empty={t('none_general_discounts')}
      add={{ href: '/price/general_discounts/new', label: t('add_general_discounts') }}
    />
  )
}
