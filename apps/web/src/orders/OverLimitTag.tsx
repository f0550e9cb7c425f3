import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { useText } from '../i18n/useText.ts'
import { Tag } from '../kit/Tag.tsx'
import { orderMessages } from './form/orderMessages.ts'

/** The mark of an order that was saved above its agency's credit limit. */
export function OverLimitTag({ order }: { order: Order }) {
  const t = useText(orderMessages)
  return order.isOverLimit ? <Tag tone="red">{t('overLimit')}</Tag> : null
}
