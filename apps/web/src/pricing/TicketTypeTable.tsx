import type { TicketType } from '@tourdesk/contract/pricing/pricing'
import { percent } from '../i18n/format.ts'
import { useText } from '../i18n/useText.ts'
import type { Column } from '../kit/table/column.ts'
import { column, nameColumn, numberColumn } from '../kit/table/columnKinds.tsx'
import { pricingMessages } from './messages.ts'
import { type PagedTable, PriceTable } from './PriceTable.tsx'

/** The list of ticket types. */
export function TicketTypeTable(props: PagedTable) {
  const t = useText(pricingMessages)
  const columns: Column<TicketType>[] = [
    nameColumn('type', t('type'), ({ type }) => type),
    numberColumn('pricePortion', t('pricePortion'), (row) => percent(row.pricePortion), {
      card: 'status',
      width: 160,
    }),
    column('notes', t('notes'), ({ notes }) => notes, { card: 'secondary' }),
  ]
  return (
    <PriceTable
      list="ticketTypes"
      {...props}
      label={t('ticket_types')}
      columns={columns}
      searchLabel={t('searchTicketTypes')}
      textsOf={({ type, notes }) => [type, notes]}
      rowsOf={({ ticket_types }) => ticket_types}
      hrefOf={({ _id }) => `/price/ticket_types/${_id}`}
      empty={t('none_ticket_types')}
      add={{ href: '/price/ticket_types/new', label: t('add_ticket_types') }}
    />
  )
}
