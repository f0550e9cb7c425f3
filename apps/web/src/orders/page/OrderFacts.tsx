import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { useCan } from '../../app/session.ts'
import { dateTime } from '../../i18n/format.ts'
import { useLabel } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { orderSourceLabels, orderTypeLabels } from '../../i18n/vocabulary/orders.ts'
import { AppLink } from '../../kit/AppLink.tsx'
import { Code, Money, Name } from '../../kit/Isolated.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { orderMessages } from '../form/orderMessages.ts'
import { SellerContact } from '../SellerContact.tsx'
import { StarTourName } from '../StarTourName.tsx'
import { Fact, Facts } from './Facts.tsx'
import { OrderCreator } from './OrderCreator.tsx'
import { orderPageMessages } from './orderPageMessages.ts'

/** Who sold the order and its source. */
export function OrderFacts({ order }: { order: Order }) {
  const t = useText(orderPageMessages)
  const words = useText(orderMessages)
  const type = useLabel(orderTypeLabels)
  const source = useLabel(orderSourceLabels)
  const mayOpenAccount = useCan('statements.read') && order.agencyMode
  return (
    <Panel title={t('facts')}>
      <Facts>
        <Fact name={words('orderType')}>{type(order.orderType)}</Fact>
        {order.starTour && (
          <Fact name={words('starTour')}>
            <StarTourName starTour={order.starTour} />
          </Fact>
        )}
        <Fact name={words('refOrderNumber')}>
          {order.refOrderNumber && <Code>{order.refOrderNumber}</Code>}
        </Fact>
        <Fact name={words('agency')}>
          {order.isAgencyPayment && mayOpenAccount ? (
            <AppLink href={`/agency_account/${order.agency._id}`}>
              <Name>{order.agency.name}</Name>
            </AppLink>
          ) : (
            <Name>{order.agency.name}</Name>
          )}
        </Fact>
        <Fact name={words('agent')}>
          {order.agent && (
            <div className="stack alignStart">
              <Name>{order.agent.name}</Name>
              <SellerContact seller={order.agent} />
            </div>
          )}
        </Fact>
        {order.agencyMode && order.commission > 0 && (
          <Fact name={t('commission')}>
            <Money amount={order.commission} />
          </Fact>
        )}
        <Fact name={words('source')}>{source(order.source)}</Fact>
        <Fact name={t('created')}>
          <Code>{dateTime(order.createdAt)}</Code>
        </Fact>
        <OrderCreator order={order} />
      </Facts>
    </Panel>
  )
}
