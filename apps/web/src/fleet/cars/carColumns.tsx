import type { CarRecord } from '@tourdesk/contract/fleet/cars'
import { useText } from '../../i18n/useText.ts'
import type { Column } from '../../kit/table/column.ts'
import { codeColumn, column, numberColumn, yesNoColumn } from '../../kit/table/columnKinds.tsx'
import { fleetMessages } from '../messages.ts'
import { carMessages } from './messages.ts'

/** The columns of cars; private ownership is shown as YES or NO. */
export function useCarColumns(): Column<CarRecord>[] {
  const t = useText(carMessages)
  const words = useText(fleetMessages)
  return [
    codeColumn('plateId', t('plateId'), ({ plateId }) => plateId, { width: 140 }),
    column('make', t('make'), ({ make }) => make, { card: 'secondary' }),
    numberColumn('year', t('year'), ({ year }) => year, { card: 'secondary', width: 90 }),
    numberColumn('seats', t('seats'), ({ seats }) => seats, { card: 'detail', width: 90 }),
    yesNoColumn('isPrivateOwned', t('isPrivateOwned'), ({ isPrivateOwned }) => isPrivateOwned, {
      card: 'detail',
      align: 'center',
      width: 140,
    }),
    column('notes', words('notes'), ({ notes }) => notes, { card: 'detail' }),
  ]
}
