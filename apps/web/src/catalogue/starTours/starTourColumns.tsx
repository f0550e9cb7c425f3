import type { StarTour } from '@tourdesk/contract/catalogue/starTours'
import { percent, truncate } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import type { Column } from '../../kit/table/column.ts'
import { codeColumn, column, numberColumn, yesNoColumn } from '../../kit/table/columnKinds.tsx'
import { starTourMessages } from './messages.ts'

/** The columns of star tours; booleans are shown as words, shares as percentages. */
export function useStarTourColumns(): Column<StarTour>[] {
  const t = useText(starTourMessages)
  return [
    column('name', t('name'), (row) => truncate(row.name), { sort: 'name', width: 280, opens: true }),
    codeColumn('number', t('number'), (row) => row.number, { card: 'secondary', sort: 'number', width: 120 }),
    column('headline', t('headline'), (row) => truncate(row.headline), {
      card: 'secondary',
      sort: 'headline',
    }),
    numberColumn('discount', t('discount'), (row) => percent(row.discount), {
      card: 'detail',
      sort: 'discount',
      width: 110,
    }),
    yesNoColumn('isActive', t('active'), (row) => row.isActive, {
      card: 'status',
      sort: 'isActive',
      width: 96,
    }),
  ]
}
