import { useQuery } from '@tanstack/react-query'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { queries } from '../../app/api.ts'
import { useText } from '../../i18n/useText.ts'
import { Name } from '../../kit/Isolated.tsx'
import { SellerContact } from '../SellerContact.tsx'
import { Fact } from './Facts.tsx'
import { orderPageMessages } from './orderPageMessages.ts'

/**
 * Who created the order, with contact details. People can't open users of other accounts, so the main account gets the
 * contact details with the order, and agencies only the name.
 */
export function OrderCreator({ order: { userId, user } }: { order: Pick<Order, 'userId' | 'user'> }) {
  const t = useText(orderPageMessages)
  const { data } = useQuery({
    ...queries.users.get({ params: { id: userId ?? '' } }),
    enabled: userId !== null,
    staleTime: 60_000,
  })
  const name = data ? `${data.firstName} ${data.lastName}`.trim() : ''
  const shown = name || user?.name
  if (!shown) return null
  return (
    <Fact name={t('creator')}>
      <div className="stack alignStart">
        <Name>{shown}</Name>
        <SellerContact seller={data ?? user ?? {}} />
      </div>
    </Fact>
  )
}
