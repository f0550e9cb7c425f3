import type { CarRecord } from '@tourdesk/contract/fleet/cars'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { Code } from '../../kit/Isolated.tsx'
import type { Column } from '../../kit/table/column.ts'
import { fleetMessages } from '../messages.ts'
import { carMessages } from './messages.ts'

/** The columns of cars; private ownership is shown as YES or NO. */
export function useCarColumns(): Column<CarRecord>[] {
  const t = useText(carMessages)
  const words = useText(fleetMessages)
  const answers = useText(common)
  return [
    {
      key: 'plateId',
      header: t('plateId'),
      width: 140,
      cell: ({ plateId }) => <Code>{plateId}</Code>,
    },
    { key: 'make', card: 'secondary', header: t('make'), cell: ({ make }) => make },
    {
      key: 'year',
      card: 'secondary',
      header: t('year'),
      align: 'end',
      width: 90,
      cell: ({ year }) => <Code>{year}</Code>,
    },
    {
      key: 'seats',
      card: 'detail',
      header: t('seats'),
      align: 'end',
      width: 90,
      cell: ({ seats }) => <Code>{seats}</Code>,
    },
    {
      key: 'isPrivateOwned',
      card: 'detail',
      header: t('isPrivateOwned'),
      align: 'center',
      width: 140,
      cell: ({ isPrivateOwned }) => answers(isPrivateOwned ? 'yes' : 'no'),
    },
    { key: 'notes', card: 'detail', header: words('notes'), cell: ({ notes }) => notes },
  ]
}
