import type { CarSupplierRecord } from '@tourdesk/contract/fleet/carSuppliers'
import { list } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { Code, Email, Phone } from '../../kit/Isolated.tsx'
import type { Column } from '../../kit/table/column.ts'
import { fleetMessages } from '../messages.ts'
import { supplierMessages } from './messages.ts'

/** The columns of car suppliers. */
export function useCarSupplierColumns(): Column<CarSupplierRecord>[] {
  const t = useText(supplierMessages)
  const words = useText(fleetMessages)
  return [
    { key: 'name', header: words('name'), cell: ({ name }) => name },
    { key: 'contact', card: 'secondary', header: t('contact'), cell: ({ contact }) => contact },
    {
      key: 'phone',
      card: 'secondary',
      header: words('phone'),
      cell: ({ contactPhone }) => <Phone>{contactPhone}</Phone>,
    },
    {
      key: 'email',
      card: 'detail',
      header: words('email'),
      cell: ({ contactEmail }) => <Email>{contactEmail}</Email>,
    },
    {
      key: 'sizes',
      card: 'detail',
      header: t('sizes'),
      cell: ({ sizes }) => <Code>{list(sizes.map(String))}</Code>,
    },
    { key: 'notes', card: 'detail', header: words('notes'), cell: ({ notes }) => notes },
  ]
}
