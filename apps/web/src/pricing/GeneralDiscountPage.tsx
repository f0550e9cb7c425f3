import { getRouteApi } from '@tanstack/react-router'
import { GeneralDiscountForm } from './GeneralDiscountForm.tsx'
import { PriceItem } from './PriceItem.tsx'

const route = getRouteApi('/signedIn/price/general_discounts/$priceManagementItemId')

/** DISC-04, ROUTE-25. */
export function GeneralDiscountPage() {
  const { priceManagementItemId: id } = route.useParams()
  return (
    <PriceItem
      key={id}
      id={id}
      listAddress="/prices/general_discounts"
      itemsOf={({ priceManagement }) => priceManagement.general_discounts}
    >
      {(discount, prices) => <GeneralDiscountForm discount={discount} prices={prices} />}
    </PriceItem>
  )
}
