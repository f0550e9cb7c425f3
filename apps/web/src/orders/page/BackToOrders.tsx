import { isOffice } from '../../app/isOffice.ts'
import { ordersOf, useSession } from '../../app/session.ts'
import { useText } from '../../i18n/useText.ts'
import { BackLink } from '../../kit/BackLink.tsx'
import { orderPageMessages } from './orderPageMessages.ts'

/** A link back to the order's list: operations, or the agency's orders. */
export function BackToOrders() {
  const t = useText(orderPageMessages)
  const session = useSession()
  return <BackLink href={ordersOf(session)}>{t(isOffice(session) ? 'operations' : 'agencyOrders')}</BackLink>
}
