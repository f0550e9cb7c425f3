import { getRouteApi } from '@tanstack/react-router'
import { percent } from '../i18n/format.ts'
import { useText } from '../i18n/useText.ts'
import { GeneralDiscountForm } from './GeneralDiscountForm.tsx'
import { pricingMessages } from './messages.ts'
import { PriceItem } from './PriceItem.tsx'

const route = getRouteApi('/signedIn/price/general_discounts/$priceManagementItemId')

/** The page of a general discount. */
export function GeneralDiscountPage() {
  const t = useText(pricingMessages)
  const { priceManagementItemId: id } = route.useParams()
  return (
    <PriceItem
      key={id}
      id={id}
      listAddress="/prices/general_discounts"
      itemsOf={({ priceManagement }) => priceManagement.general_discounts}
      nameOf={({ discount }) => t('discountTitle', { percent: percent(discount) })}
    >
      {(discount, prices) => <GeneralDiscountForm discount={discount} prices={prices} />}
    </PriceItem>
  )
}
