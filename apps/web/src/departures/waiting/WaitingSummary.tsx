import type { WaitingEntry } from '@tourdesk/contract/departures/waitingList'
import { ltr } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { AppLink } from '../../kit/AppLink.tsx'
import { StatusTag } from '../../kit/StatusTag.tsx'
import { WaitingDates } from './WaitingDates.tsx'
import { waitingMessages, waitingStateLabels } from './waitingMessages.ts'

/** How things are with a party: its state, its offers, and its order once there's one. */
export function WaitingSummary({ entry }: { entry: WaitingEntry }) {
  const t = useText(waitingMessages)
  const { state, order, firstReason } = entry
  return (
    <div className="grid gap4">
      <div className="flex wrap gap8">
        <StatusTag status={state} labels={waitingStateLabels} />
        {order && (
          <AppLink href={`/order/${order._id}`}>
            {t('bookedAs', { order: ltr(String(order.orderNumber)) })}
          </AppLink>
        )}
      </div>
      <WaitingDates entry={entry} />
      {firstReason !== null && <p className="quiet flat breaks">{t('first', { reason: firstReason })}</p>}
    </div>
  )
}
