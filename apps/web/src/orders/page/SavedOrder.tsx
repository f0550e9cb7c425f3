import { Button } from '@mantine/core'
import { IconPencil, IconPrinter } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { keepsOrders } from '@tourdesk/domain/access/actor'
import { useState } from 'react'
import { actorOf } from '../../app/actorOf.ts'
import { useCan, useSession } from '../../app/session.ts'
import { useText } from '../../i18n/useText.ts'
import { paymentStatusLabels } from '../../i18n/vocabulary/orders.ts'
import { ActionButton } from '../../kit/ActionButton.tsx'
import { AppLink } from '../../kit/AppLink.tsx'
import { CopyButton } from '../../kit/CopyButton.tsx'
import { Page } from '../../kit/Page.tsx'
import { StatusTag } from '../../kit/StatusTag.tsx'
import { OrderMessages } from '../../messages/OrderMessages.tsx'
import { CancelOrderDialog } from '../form/cancel/CancelOrderDialog.tsx'
import { orderMessages } from '../form/orderMessages.ts'
import { owesByCard } from '../form/summary/payments.ts'
import { LazyOrderDialog } from '../LazyOrderDialog.tsx'
import { CustomerLinkPanel } from '../links/CustomerLinkPanel.tsx'
import { OverLimitTag } from '../OverLimitTag.tsx'
import { BackToOrders } from './BackToOrders.tsx'
import { OrderCustomer } from './OrderCustomer.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderLog } from './OrderLog.tsx'
import { OrderPayments } from './OrderPayments.tsx'
import { OrderTours } from './OrderTours.tsx'
import styles from './order.module.css'
import { orderPageMessages } from './orderPageMessages.ts'

const route = getRouteApi('/signedIn/order/$orderId')

/** An order's content, payments and log; its form opens over the page. */
export function SavedOrder({ order }: { order: Order }) {
  const t = useText(orderPageMessages)
  const words = useText(orderMessages)
  const session = useSession()
  const mayCancel = useCan('orders.cancel') && order.status !== 'canceled'
  const mayChange = useCan('orders.change') && order.status !== 'canceled'
  const { edit } = route.useSearch()
  const navigate = route.useNavigate()
  const [isCanceling, setCanceling] = useState(false)
  const { firstName, lastName } = order.userInformation
  const name = `${firstName} ${lastName}`.trim()
  const title = keepsOrders(actorOf(session)) ? 'editTitle' : 'title'

  return (
    <Page
      title={t(title, { name, number: order.orderNumber })}
      before={<BackToOrders />}
      beside={
        <>
          <CopyButton
            text={String(order.orderNumber)}
            label={words('copyNumber')}
            done={words('numberCopied')}
          />
          <StatusTag status={order.paymentStatus} labels={paymentStatusLabels} />
          <OverLimitTag order={order} />
        </>
      }
      actions={
        <>
          {order.status !== 'canceled' && (
            <Button
              component={AppLink}
              href={`/checkout/${order._id}`}
              variant="default"
              leftSection={<IconPrinter size={16} stroke={1.6} />}
            >
              {t('confirmation')}
            </Button>
          )}
          {mayCancel && (
            <ActionButton variant="subtle" color="red" onClick={() => setCanceling(true)}>
              {words('cancelOrder')}
            </ActionButton>
          )}
          {mayChange && (
            <ActionButton
              leftSection={<IconPencil size={16} stroke={1.6} />}
              onClick={() => void navigate({ search: { edit: 'true' } })}
            >
              {t('edit')}
            </ActionButton>
          )}
        </>
      }
    >
      <div className={styles.order}>
        <div className="stack shrinks gap12">
          <OrderTours order={order} />
          <OrderPayments order={order} />
        </div>
        <div className="stack shrinks gap12">
          <OrderCustomer order={order} />
          <CustomerLinkPanel order={order} />
          <OrderMessages orderId={order._id} owes={owesByCard(order)} />
          <OrderFacts order={order} />
          <OrderLog orderId={order._id} />
        </div>
      </div>
      <CancelOrderDialog order={order} opened={isCanceling} onClose={() => setCanceling(false)} />
      <LazyOrderDialog
        order={edit ? order._id : undefined}
        onClose={() => void navigate({ search: {} })}
        onPlaced={() => {}}
        linksToPage={false}
      />
    </Page>
  )
}
