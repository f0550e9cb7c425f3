import { VisuallyHidden } from '@mantine/core'
import type { Tour } from '@tourdesk/contract/catalogue/tourShapes'
import { formDay, truncate } from '../../../i18n/format.ts'
import { useText } from '../../../i18n/useText.ts'
import type { Column } from '../../../kit/table/column.ts'
import { column } from '../../../kit/table/columnKinds.tsx'
import { ListStatus } from './ListStatus.tsx'
import { priceListMessages } from './messages.ts'
import { PriceListMenu } from './PriceListMenu.tsx'
import type { PriceListDraft } from './priceListValues.ts'

/** A price list with its position in the tour, from 1. */
export interface NumberedList {
  list: PriceListDraft
  position: number
}

interface Lists {
  tour: Tour | null
  lists: PriceListDraft[]
  onKeep: (lists: PriceListDraft[]) => void
  onCopy: (list: PriceListDraft) => void
}

/** The columns of a tour's price lists. */
export function usePriceListColumns(all: Lists): Column<NumberedList>[] {
  const t = useText(priceListMessages)
  const nameOf = ({ list, position }: NumberedList) =>
    truncate(list.description || t('unnamed', { number: position }))
  return [
    column('description', t('description'), nameOf, { opens: true }),
    column('startDate', t('startDate'), ({ list }) => list.startDate && formDay(list.startDate), {
      card: 'secondary',
      width: 120,
    }),
    column(
      'endDate',
      t('endDate'),
      ({ list }) => (list.endDate ? formDay(list.endDate) : t('noExpiration')),
      {
        card: 'secondary',
        width: 130,
      },
    ),
    column('status', t('status'), ({ position }) => <ListStatus {...all} position={position} />, {
      card: 'status',
      width: 210,
    }),
    {
      key: 'menu',
      card: 'status',
      header: <VisuallyHidden>{t('menu')}</VisuallyHidden>,
      width: 56,
      align: 'end',
      cell: (row) => <PriceListMenu {...all} position={row.position} name={nameOf(row)} />,
    },
  ]
}
