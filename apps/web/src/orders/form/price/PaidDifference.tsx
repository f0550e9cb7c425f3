import type { OrderDraft } from '@tourdesk/domain/orders/order'
import { useFormState, useWatch } from 'react-hook-form'
import { money } from '../../../i18n/format.ts'
import { useText } from '../../../i18n/useText.ts'
import { isPriceKnown } from '../draft/useCalculatedPrice.ts'
import { useOrderDesk } from '../OrderDesk.ts'
import { orderMessages } from '../orderMessages.ts'
import { useOrderPrice } from './OrderPrice.tsx'
import { differenceOf } from './settlement.ts'
import { useSettlement } from './useSettlement.ts'
import { useCurrency, useTotal } from './useTotal.ts'

/** What the change of a paid order costs or gives back; nothing while that isn't known. */
export function PaidDifference() {
  const t = useText(orderMessages)
  const { form } = useOrderDesk()
  const price = useOrderPrice()
  const total = useTotal()
  const currency = useCurrency()
  const settled = useSettlement()(useWatch({ control: form.control, compute: settledParts }))
  const { isDirty } = useFormState({ control: form.control })
  if (!isDirty || !isPriceKnown(price) || total.kind !== 'amount') return null
  const difference = differenceOf(settled)
  const text = difference
    ? t(difference.kind, { amount: money(difference.amount, currency) })
    : t('noDifference')
  return <strong className="strong">{text}</strong>
}

function settledParts({
  orderType,
  currency,
  customTotalPrice,
  paymentTBD,
  isAgencyPayment,
  selectedTours,
}: OrderDraft) {
  return {
    orderType,
    currency,
    customTotalPrice,
    paymentTBD,
    isAgencyPayment,
    selectedTours: selectedTours.map(({ _id, status, date, startDate }) => ({
      _id,
      status,
      date,
      startDate,
    })),
  }
}
