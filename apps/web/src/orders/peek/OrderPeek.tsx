import { CloseButton } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queries } from '../../app/api.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { paymentStatusLabels } from '../../i18n/vocabulary/orders.ts'
import { CopyButton } from '../../kit/CopyButton.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { Code, Name } from '../../kit/Isolated.tsx'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { LoadingPage } from '../../kit/LoadingPage.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { StatusTag } from '../../kit/StatusTag.tsx'
import { orderMessages } from '../form/orderMessages.ts'
import { OverLimitTag } from '../OverLimitTag.tsx'
import { OrderCustomer } from '../page/OrderCustomer.tsx'
import { OrderFacts } from '../page/OrderFacts.tsx'
import { OrderLog } from '../page/OrderLog.tsx'
import { OrderPayments } from '../page/OrderPayments.tsx'
import { OrderTours } from '../page/OrderTours.tsx'
import { orderPeekMessages } from './orderPeekMessages.ts'
import styles from './peek.module.css'

interface OrderPeekProps {
  order: string
  onClose: () => void
}

/** An order beside the list that it was found in; the focus stays in the list. */
export function OrderPeek({ order: id, onClose }: OrderPeekProps) {
  const t = useText(orderPeekMessages)
  const words = useText(orderMessages)
  const general = useText(common)
  const { ofError } = useProblemTexts()
  const loaded = useQuery({
    ...queries.orders.get({ params: { id } }),
    placeholderData: keepPreviousData,
  })
  const order = loaded.data
  return (
    <aside className={`${styles.peek} notPrinted`} aria-label={t('label')} tabIndex={0}>
      <header className={styles.head}>
        {order && (
          <h2 className="flat large strong shrinks" aria-live="polite">
            <Name>{`${order.userInformation.firstName} ${order.userInformation.lastName}`.trim()}</Name>{' '}
            <Code>{String(order.orderNumber)}</Code>
          </h2>
        )}
        {order && (
          <CopyButton
            text={String(order.orderNumber)}
            label={words('copyNumber')}
            done={words('numberCopied')}
          />
        )}
        <span className="pushEnd row gap4">
          <LinkButton href={`/order/${id}`} variant="default" size="compact-sm">
            {t('openPage')}
          </LinkButton>
          <CloseButton aria-label={general('close')} onClick={onClose} />
        </span>
      </header>
      {!order && loaded.isError && (
        <ErrorState text={ofError(loaded.error)} onRetry={() => void loaded.refetch()} />
      )}
      {!order && !loaded.isError && <LoadingPage />}
      {order && (
        <div className={styles.body} inert={loaded.isPlaceholderData} data-busy={loaded.isPlaceholderData}>
          <div className="row wrap gap8">
            <StatusTag status={order.paymentStatus} labels={paymentStatusLabels} />
            <OverLimitTag order={order} />
          </div>
          <OrderTours order={order} />
          <OrderCustomer order={order} />
          <OrderPayments key={order._id} order={order} />
          <OrderFacts order={order} />
          <OrderLog orderId={order._id} />
        </div>
      )}
    </aside>
  )
}
