import { getRouteApi } from '@tanstack/react-router'
import { CouponForm } from './CouponForm.tsx'
import { PriceItem } from './PriceItem.tsx'

const route = getRouteApi('/signedIn/price/coupons/$priceManagementItemId')

/** The page of a coupon. */
export function CouponPage() {
  const { priceManagementItemId: id } = route.useParams()
  return (
    <PriceItem
      key={id}
      id={id}
      listAddress="/prices/coupons"
      itemsOf={({ priceManagement }) => priceManagement.coupons}
      nameOf={({ name }) => name}
    >
      {(coupon, prices) => <CouponForm coupon={coupon} prices={prices} />}
    </PriceItem>
  )
}
