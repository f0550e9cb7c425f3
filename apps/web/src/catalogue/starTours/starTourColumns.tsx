import type { StarTour } from '@tourdesk/contract/catalogue/starTours'
import { common } from '../../i18n/common.ts'
import { percent, truncate } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { Code } from '../../kit/Isolated.tsx'
import type { Column } from '../../kit/table/column.ts'
import { starTourMessages } from './messages.ts'

/** The columns of star tours; booleans are shown as words, shares as percentages. */
export function useStarTourColumns(): Column<StarTour>[] {
  const t = useText(starTourMessages)
  const words = useText(common)
  return [
    {
      key: 'name',
      header: t('name'),
      sort: 'name',
      width: 280,
      opens: true,
      cell: ({ name }) => truncate(name),
    },
    {
      key: 'number',
      card: 'secondary',
      header: t('number'),
      sort: 'number',
      width: 120,
      cell: ({ number }) => <Code>{number}</Code>,
    },
    {
      key: 'headline',
      card: 'secondary',
      header: t('headline'),
      sort: 'headline',
      cell: ({ headline }) => truncate(headline),
    },
    {
      key: 'discount',
      card: 'detail',
      header: t('discount'),
      sort: 'discount',
      align: 'end',
      width: 110,
      cell: ({ discount }) => <Code>{percent(discount)}</Code>,
    },
    {
      key: 'isActive',
      card: 'status',
      header: t('active'),
      sort: 'isActive',
      width: 96,
      cell: ({ isActive }) => words(isActive ? 'yes' : 'no'),
    },
  ]
}
