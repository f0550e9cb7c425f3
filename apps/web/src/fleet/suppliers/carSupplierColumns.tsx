import type { CarSupplierRecord } from '@tourdesk/contract/fleet/carSuppliers'
import { list } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import type { Column } from '../../kit/table/column.ts'
import { codeColumn, column, emailColumn, phoneColumn } from '../../kit/table/columnKinds.tsx'
import { fleetMessages } from '../messages.ts'
import { supplierMessages } from './messages.ts'

/** The columns of car suppliers. */
export function useCarSupplierColumns(): Column<CarSupplierRecord>[] {
  const t = useText(supplierMessages)
  const words = useText(fleetMessages)
  return [
    column('name', words('name'), ({ name }) => name),
    column('contact', t('contact'), ({ contact }) => contact, { card: 'secondary' }),
    phoneColumn('phone', words('phone'), ({ contactPhone }) => contactPhone, { card: 'secondary' }),
    emailColumn('email', words('email'), ({ contactEmail }) => contactEmail, { card: 'detail' }),
    codeColumn('sizes', t('sizes'), ({ sizes }) => list(sizes.map(String)), { card: 'detail' }),
    column('notes', words('notes'), ({ notes }) => notes, { card: 'detail' }),
  ]
}
