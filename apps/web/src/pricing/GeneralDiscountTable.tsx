import type { GeneralDiscount } from '@tourdesk/contract/pricing/pricing'
import { filterLanguages, groupTypes } from '@tourdesk/domain/catalogue/vocabulary'
import { formDay, list, percent } from '../i18n/format.ts'
import { inBothLanguages, useLabel } from '../i18n/labels.ts'
import { useText } from '../i18n/useText.ts'
import { groupTypeLabels, languageLabels } from '../i18n/vocabulary/catalogue.ts'
import { discountMomentLabels } from '../i18n/vocabulary/pricing.ts'
import { Code } from '../kit/Isolated.tsx'
import type { Column } from '../kit/table/column.ts'
import { codeColumn, column, numberColumn, wordColumn } from '../kit/table/columnKinds.tsx'
import { pricingMessages } from './messages.ts'
import { type PagedTable, PriceTable } from './PriceTable.tsx'
import { useTourSummary } from './useTourSummary.ts'

/** The list of general discounts. */
export function GeneralDiscountTable(props: PagedTable) {
  const t = useText(pricingMessages)
  const { summaryOf, textsOf: tourTextsOf } = useTourSummary()
  const languageName = useLabel(languageLabels)
  const groupName = useLabel(groupTypeLabels)
  const columns: Column<GeneralDiscount>[] = [
    codeColumn('discount', t('discount'), ({ discount }) => percent(discount), { width: 100 }),
    wordColumn('bookingOrTour', t('bookingOrTour'), discountMomentLabels, (row) => row.bookingOrTour, {
      card: 'secondary',
    }),
    numberColumn('start_date', t('startDate'), (row) => formDay(row.start_date), { card: 'detail' }),
    column(
      'end_date',
      t('endDate'),
      (row) => (row.end_date ? <Code>{formDay(row.end_date)}</Code> : t('noExpiration')),
      { card: 'detail', align: 'end' },
    ),
    column('tours', t('tours'), summaryOf, { card: 'secondary' }),
    column(
      'languages',
      t('languages'),
      (row) => list(filterLanguages.filter((each) => row.languages.includes(each)).map(languageName)),
      { card: 'detail' },
    ),
    column(
      'groupTypes',
      t('groupTypes'),
      (row) => list(groupTypes.filter((each) => row.groupTypes.includes(each)).map(groupName)),
      { card: 'detail' },
    ),
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
