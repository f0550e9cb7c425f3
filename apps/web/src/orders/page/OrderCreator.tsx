import { useQuery } from '@tanstack/react-query'
import type { Order } from '@tourdesk/contract/order'
import { queries } from '../../app/api.ts'
import { useText } from '../../i18n/useText.ts'
import { Email, Name, Phone } from '../../kit/Isolated.tsx'
import { Fact } from './Facts.tsx'
import styles from './order.module.css'
import { orderPageMessages } from './orderPageMessages.ts'

/**
 * Who made the order, with how to reach the person (ORD-09, HOLE-O46). People of another account are told by name
 * alone: their record is not for everybody.
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
      <div className={styles.person}>
        <Name>{shown}</Name>
        {data?.email && <Email>{data.email}</Email>}
        {data?.mobilePhone && <Phone>{data.mobilePhone}</Phone>}
      </div>
    </Fact>
  )
}
