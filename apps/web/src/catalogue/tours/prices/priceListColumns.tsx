import { VisuallyHidden } from '@mantine/core'
import type { Tour } from '@tourdesk/contract/catalogue/tourShapes'
import { formDay, truncate } from '../../../i18n/format.ts'
import { useText } from '../../../i18n/useText.ts'
import type { Column } from '../../../kit/table/column.ts'
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
    { key: 'description', header: t('description'), opens: true, cell: nameOf },
    {
      key: 'startDate',
      card: 'secondary',
      header: t('startDate'),
      width: 120,
      cell: ({ list }) => list.startDate && formDay(list.startDate),
    },
    {
      key: 'endDate',
      card: 'secondary',
      header: t('endDate'),
      width: 130,
      cell: ({ list }) => (list.endDate ? formDay(list.endDate) : t('noExpiration')),
    },
    {
      key: 'status',
      card: 'status',
      header: t('status'),
      width: 210,
      cell: ({ position }) => <ListStatus {...all} position={position} />,
    },
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
