import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import type { Ledger } from '@tourdesk/contract/payments/ledgerShapes'
import { isLocked } from '@tourdesk/domain/entries/entry'
import { useText } from '../../i18n/useText.ts'
import { BackLink } from '../../kit/BackLink.tsx'
import { Code } from '../../kit/Isolated.tsx'
import { Page } from '../../kit/Page.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { InstalmentList } from '../instalments/InstalmentList.tsx'
import { StarTourName } from '../StarTourName.tsx'
import { BookedTour } from './BookedTour.tsx'
import { CheckoutAmounts } from './CheckoutAmounts.tsx'
import styles from './checkout.module.css'
import { checkoutMessages } from './checkoutMessages.ts'

/** What was booked, where and when to wait, and what it costs; `rate` is units of the order's currency per dollar. */
export function Confirmation({ order, rate, ledger }: { order: Order; rate: number; ledger: Ledger }) {
  const t = useText(checkoutMessages)
  const isCanceled = order.status === 'canceled'
  const booked = order.selectedTours.filter((entry) => !isLocked(entry))
  const number = String(order.orderNumber)
  return (
    <Page
      kind="form"
      title={isCanceled ? t('canceled') : t('great')}
      tabTitle={t('tabTitle', { number })}
      before={<BackLink href={`/order/${order._id}`}>{t('toOrder')}</BackLink>}
      actions={
        !isCanceled && (
          <Button
            variant="default"
            leftSection={<IconPrinter size={16} stroke={1.6} />}
            onClick={() => print()}
          >
            {t('print')}
          </Button>
        )
      }
    >
      <Panel>
        {!isCanceled && <h2 className={styles.heading}>{t('booked')}</h2>}
        {order.starTour && (
          <p className="flat above4">
            <StarTourName starTour={order.starTour} />
          </p>
        )}
        <p className="quiet flat above4">
          {t('orderNumber')} <Code>{number}</Code>
        </p>
        {!isCanceled && (
          <>
            <ul className={styles.tours}>
              {booked.map((entry) => (
                <BookedTour key={entry._id} entry={entry} orderType={order.orderType} />
              ))}
            </ul>
            <CheckoutAmounts order={order} booked={booked} rate={rate} ledger={ledger} />
            <InstalmentList order={order} />
            <p className="flat above16 below4 strong">{t('seeYou')}</p>
            <ul className={styles.notes}>
              <li>{t('beThere')}</li>
              <li>{t('mayBeLate')}</li>
            </ul>
          </>
        )}
      </Panel>
    </Page>
  )
}
