import type { CarSupplierRecord } from '@tourdesk/contract/fleet/carSuppliers'
import { list } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { Code, Email, Phone } from '../../kit/Isolated.tsx'
import type { Column } from '../../kit/table/column.ts'
import { fleetMessages } from '../messages.ts'
import { supplierMessages } from './messages.ts'

/** HOLE-O74. */
export function useCarSupplierColumns(): Column<CarSupplierRecord>[] {
  const t = useText(supplierMessages)
  const words = useText(fleetMessages)
  return [
    { key: 'name', header: words('name'), cell: ({ name }) => name },
    { key: 'contact', header: t('contact'), cell: ({ contact }) => contact },
    { key: 'phone', header: words('phone'), cell: ({ contactPhone }) => <Phone>{contactPhone}</Phone> },
    { key: 'email', header: words('email'), cell: ({ contactEmail }) => <Email>{contactEmail}</Email> },
    { key: 'sizes', header: t('sizes'), cell: ({ sizes }) => <Code>{list(sizes.map(String))}</Code> },
    { key: 'notes', header: words('notes'), cell: ({ notes }) => notes },
  ]
}
