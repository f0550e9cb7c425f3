import type { Message } from '@tourdesk/contract/messages/messages'
import { day } from '../i18n/format.ts'
import { named } from '../i18n/isolate.ts'
import { useText } from '../i18n/useText.ts'
import { AppLink } from '../kit/AppLink.tsx'
import { Name } from '../kit/Isolated.tsx'
import { messageTexts } from './messageTexts.ts'

/** The subject of a message: an order or a vehicle, or else its recipient. */
export function MessageAbout({ message }: { message: Message }) {
  const t = useText(messageTexts)
  const { order, unit, recipientKind, recipientId, recipient } = message
  if (order)
    return <AppLink href={`/order/${order._id}`}>{t('order', { number: order.orderNumber })}</AppLink>
  if (unit)
    return (
      <AppLink href={`/manifest/${unit._id}`}>
        {t('unit', { tour: named(unit.name), day: day(unit.date) })}
      </AppLink>
    )
  if (recipientKind === 'agency' && recipientId)
    return (
      <AppLink href={`/account/${recipientId}`}>
        <Name>{recipient}</Name>
      </AppLink>
    )
  return <Name>{recipient}</Name>
}
