import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { useText } from '../../i18n/useText.ts'
import { Code, Email, Name, Phone } from '../../kit/Isolated.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { orderMessages } from '../form/orderMessages.ts'
import { Fact, Facts } from './Facts.tsx'
import { orderPageMessages } from './orderPageMessages.ts'

/** Who the order is for. */
export function OrderCustomer({ order: { userInformation: customer } }: { order: Order }) {
  const t = useText(orderPageMessages)
  const words = useText(orderMessages)
  return (
    <Panel title={t('customer')}>
      <Facts>
        <Fact name={t('name')}>
          <Name>{`${customer.firstName} ${customer.lastName}`.trim()}</Name>
        </Fact>
        <Fact name={words('email')}>{customer.email && <Email>{customer.email}</Email>}</Fact>
        <Fact name={words('mobilePhone')}>
          {customer.mobilePhone && <Phone>{customer.mobilePhone}</Phone>}
        </Fact>
        <Fact name={words('roomNumber')}>{customer.roomNumber && <Code>{customer.roomNumber}</Code>}</Fact>
        <Fact name={words('passportNumber')}>
          {customer.passportNumber && <Code>{customer.passportNumber}</Code>}
        </Fact>
        <Fact name={words('customerAddress')}>{customer.address && <Name>{customer.address}</Name>}</Fact>
        <Fact name={words('notes')}>{customer.notes && <Name>{customer.notes}</Name>}</Fact>
      </Facts>
    </Panel>
  )
}
