import { IconAlertTriangle, IconInfoCircle, IconLock } from '@tabler/icons-react'
import { beyondRights } from '@tourdesk/domain/orders/agencyRights'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import { problemSentence } from '../../i18n/problemSentence.ts'
import { useText } from '../../i18n/useText.ts'
import { DraftNotice } from '../../kit/draft/DraftNotice.tsx'
import { Notice } from '../../kit/Notice.tsx'
import { isPricedNow, rateOf, totalPrice } from './draft/price.ts'
import { useOrderDesk } from './OrderDesk.ts'
import { orderMessages } from './orderMessages.ts'

export interface FormNoticesProps {
  /** What was typed before a reload, if anything. */
  restored: OrderDraft | null
  onStartOver: () => void
  /** Someone else saved the order since it was opened here. */
  hasNewer: boolean
  onLoadNewest: () => void
}

/** What someone at the form should know before typing: why fields are locked, that work is back, that it is old. */
export function FormNotices({ restored, onStartOver, hasNewer, onLoadNewest }: FormNoticesProps) {
  const t = useText(orderMessages)
  const { draft, facts, locks, order, price, world } = useOrderDesk()
  const total = totalPrice(draft, price.prices, rateOf(draft, order, world.rates))
  const beyond = facts.account.isMain ? beyondRights(draft, facts.agency) : []
  const warnings = [...new Set(beyond.map(({ code }) => code))]
  return (
    <>
      {locks.reason && <Notice icon={<IconLock size={16} />}>{problemSentence(locks.reason)}</Notice>}
      {!price.isStale && isPricedNow(order, draft, total) && (
        <Notice icon={<IconInfoCircle size={16} />}>{t('pricedNow')}</Notice>
      )}
      {warnings.map((code) => (
        <Notice key={code} icon={<IconAlertTriangle size={16} />}>
          {t('beyondRights', { reason: problemSentence(code) })}
        </Notice>
      ))}
      {restored && <DraftNotice onStartOver={onStartOver} />}
      {hasNewer && (
        <Notice icon={<IconInfoCircle size={16} />} action={t('loadNewest')} onAction={onLoadNewest}>
          {t('newerVersion')}
        </Notice>
      )}
    </>
  )
}
