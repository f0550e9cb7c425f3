import { getRouteApi } from '@tanstack/react-router'
import { PriceItem } from './PriceItem.tsx'
import { TicketTypeForm } from './TicketTypeForm.tsx'

const route = getRouteApi('/signedIn/price/ticket_types/$priceManagementItemId')

/** The page of a ticket type. */
export function TicketTypePage() {
  const { priceManagementItemId: id } = route.useParams()
  return (
    <PriceItem
      key={id}
      id={id}
      listAddress="/prices/ticket_types"
      itemsOf={({ priceManagement }) => priceManagement.ticket_types}
      nameOf={({ type }) => type}
    >
      {(ticketType, prices) => <TicketTypeForm ticketType={ticketType} prices={prices} />}
    </PriceItem>
  )
}
