import { IconAlertTriangle, IconInfoCircle, IconLock, IconLockOpen } from '@tabler/icons-react'
import { issuesOf } from '@tourdesk/domain/checked'
import { withinRights } from '@tourdesk/domain/orders/agencyRights'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import { useWatch } from 'react-hook-form'
import { useCan } from '../../app/session.ts'
import { problemSentence } from '../../i18n/problemSentence.ts'
import { useText } from '../../i18n/useText.ts'
import { DraftNotice } from '../../kit/draft/DraftNotice.tsx'
import { Copyable } from '../../kit/Isolated.tsx'
import { Notice } from '../../kit/Notice.tsx'
import { isPricedNow } from './draft/price.ts'
import { LimitNotice } from './LimitNotice.tsx'
import { useOrderDesk } from './OrderDesk.ts'
import { rightsOf } from './orderFacts.ts'
import { orderMessages } from './orderMessages.ts'
import { useOrderPrice } from './price/OrderPrice.tsx'
import { useTotal } from './price/useTotal.ts'

export interface FormNoticesProps {
  /** The restored draft, if any. */
  restored: OrderDraft | null
  onStartOver: () => void
  /** Someone else saved the order since it was opened here. */
  hasNewer: boolean
  onLoadNewest: () => void
}

interface ShownNotices extends FormNoticesProps {
  /** Why the office has to be asked before the order can be saved. */
  refusal: string | null
}

/** Notices above the form: why fields are locked, that a draft was restored, or that the order changed. */
export function FormNotices({ restored, onStartOver, hasNewer, onLoadNewest, refusal }: ShownNotices) {
  const t = useText(orderMessages)
  const { form, facts, context, locks, openPaid, order, world } = useOrderDesk()
  const mayOpen = useCan('orders.settle') && locks.reason === 'order_paid'
  const { control } = form
  const price = useOrderPrice()
  const total = useTotal()
  const customTotal = useWatch({ control, name: 'customTotalPrice' })
  const warnings = useWatch({ control, compute: warningsOf })
  return (
    <>
      {locks.reason && (
        <Notice
          icon={<IconLock size={16} />}
          {...(mayOpen && { action: t('changePaid'), onAction: openPaid })}
        >
          {problemSentence(locks.reason)}
        </Notice>
      )}
      {context.opensPaid && <Notice icon={<IconLockOpen size={16} />}>{t('paidOpened')}</Notice>}
      {!price.isStale && isPricedNow(order, customTotal, total) && (
        <Notice icon={<IconInfoCircle size={16} />}>{t('pricedNow')}</Notice>
      )}
      {warnings.map((code) => (
        <Notice key={code} icon={<IconAlertTriangle size={16} />}>
          {t('beyondRights', { reason: problemSentence(code) })}
        </Notice>
      ))}
      {refusal ? (
        <Notice icon={<IconAlertTriangle size={16} />}>
          <Copyable>{refusal}</Copyable>
        </Notice>
      ) : (
        <LimitNotice />
      )}
      {restored && <DraftNotice onStartOver={onStartOver} />}
      {hasNewer && (
        <Notice icon={<IconInfoCircle size={16} />} action={t('loadNewest')} onAction={onLoadNewest}>
          {t('newerVersion')}
        </Notice>
      )}
    </>
  )

  /** Warns the office when it sells what the agency itself may not. */
  function warningsOf(draft: OrderDraft) {
    const beyond = facts.account.isMain ? issuesOf(withinRights(draft, rightsOf(world, draft.agency))) : []
    return [...new Set(beyond.map(({ code }) => code))]
  }
}
