import type { NewOrder } from '@tourdesk/contract/home/home'
import { type Day, dayIn, timeIn } from '@tourdesk/domain/calendar'
import { day as dayText } from '../i18n/format.ts'
import { useText } from '../i18n/useText.ts'
import { AppLink } from '../kit/AppLink.tsx'
import { Code } from '../kit/Isolated.tsx'
import { Tag } from '../kit/Tag.tsx'
import styles from './home.module.css'
import { homeMessages } from './messages.ts'

interface NewestOrdersProps {
  orders: NewOrder[]
  today: Day
  /** Shows each order's agency; agencies only see their own orders. */
  withAgency: boolean
}

/** The newest orders and cancellations. */
export function NewestOrders({ orders, today, withAgency }: NewestOrdersProps) {
  const t = useText(homeMessages)
  if (orders.length === 0) return <p className={styles.nothing}>{t('noOrders')}</p>
  return (
    <ol className={`plainList ${styles.lines}`}>
      {orders.map((order) => (
        <li key={order.orderId}>
          <AppLink href={`/order/${order.orderId}`} className={styles.order}>
            <span className="quiet">
              <Code>{whenText(order.at, today)}</Code>
            </span>{' '}
            <span className={styles.number}>
              <Code>{order.orderNumber}</Code>
            </span>{' '}
            <span className={`stack alignStart shrinks ${styles.names}`}>
              <bdi className="cut">{order.customer}</bdi>{' '}
              {withAgency && <bdi className={`quiet small ${styles.detail} cut`}>{order.agency}</bdi>}
            </span>{' '}
            <Booking order={order} />{' '}
            <span className="textEnd">
              {order.kind === 'canceled' && <Tag tone="red">{t('canceled')}</Tag>}
            </span>
          </AppLink>
        </li>
      ))}
    </ol>
  )
}

function Booking({ order: { tour, otherTours } }: { order: NewOrder }) {
  const t = useText(homeMessages)
  if (!tour) return null
  return (
    <span className={`stack alignStart shrinks ${styles.booking}`}>
      <bdi className="cut">{tour.name}</bdi>{' '}
      <span className={`quiet small ${styles.detail}`}>
        <Code>{dayText(tour.date)}</Code> <span>{t('people', { count: tour.people })}</span>{' '}
        {otherTours > 0 && <span>{t('otherTours', { count: otherTours })}</span>}
      </span>
    </span>
  )
}

/** The time if it's today, otherwise the day. */
function whenText(at: string, today: Day): string {
  const instant = new Date(at)
  const day = dayIn(instant)
  return day === today ? timeIn(instant) : dayText(day).slice(0, 5)
}
