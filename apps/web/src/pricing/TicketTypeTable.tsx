import type { TicketType } from '@tourdesk/contract/pricing/pricing'
import { percent } from '../i18n/format.ts'
import { useText } from '../i18n/useText.ts'
import { Code, LongText, Name } from '../kit/Isolated.tsx'
import type { Column } from '../kit/table/column.ts'
import { pricingMessages } from './messages.ts'
import { type PagedTable, PriceTable } from './PriceTable.tsx'

/** The list of ticket types. */
export function TicketTypeTable(props: PagedTable) {
  const t = useText(pricingMessages)
  const columns: Column<TicketType>[] = [
    { key: 'type', header: t('type'), cell: ({ type }) => <Name>{type}</Name> },
    {
      key: 'pricePortion',
      card: 'status',
      header: t('pricePortion'),
      align: 'end',
      width: 160,
      cell: ({ pricePortion }) => <Code>{percent(pricePortion)}</Code>,
    },
    {
      key: 'notes',
      card: 'secondary',
      header: t('notes'),
      cell: ({ notes }) => <LongText>{notes}</LongText>,
    },
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
