import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { useText } from '../../i18n/useText.ts'
import { paymentStatusLabels } from '../../i18n/vocabulary/orders.ts'
import { AppLink } from '../../kit/AppLink.tsx'
import { CopyButton } from '../../kit/CopyButton.tsx'
import { Name } from '../../kit/Isolated.tsx'
import { StatusTag } from '../../kit/StatusTag.tsx'
import { OverLimitTag } from '../OverLimitTag.tsx'
import { orderMessages } from './orderMessages.ts'

interface OrderTitleProps {
  order: Order | null | undefined
  linksToPage: boolean
}

/** `Order 10021` with its payment status and agency; null for a new order. */
export function OrderTitle({ order, linksToPage }: OrderTitleProps) {
  const t = useText(orderMessages)
  if (order === null) return t('newOrder')
  if (!order) return t('order', { number: '' })
  return (
    <span className="inlineRow wrap gap4 across12">
      <span className="numeric">{t('order', { number: order.orderNumber })}</span>
      <CopyButton text={String(order.orderNumber)} label={t('copyNumber')} done={t('numberCopied')} />
      <StatusTag status={order.paymentStatus} labels={paymentStatusLabels} />
      <OverLimitTag order={order} />
      <span className="quiet normal light">
        <Name>{order.agency.name}</Name>
      </span>
      {linksToPage && (
        <AppLink href={`/order/${order._id}`} className="normal light">
          {t('orderPage')}
        </AppLink>
      )}
    </span>
  )
}
