import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { useState } from 'react'
import { api } from '../../app/api.ts'
import { ReasonDialog } from '../../app/ReasonDialog.tsx'
import { money } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { ActionButton } from '../../kit/ActionButton.tsx'
import { useKeepOrder } from '../useKeepOrder.ts'
import { ledgerMessages } from './ledgerMessages.ts'

/** Writes off what's open of an order, with a reason. */
export function GiveUp({ order, open }: { order: Order; open: number }) {
  const t = useText(ledgerMessages)
  const [isAsking, setAsking] = useState(false)
  const keep = useKeepOrder()
  const amount = money(open, order.currency)
  return (
    <>
      <ActionButton variant="subtle" color="red" size="compact-sm" onClick={() => setAsking(true)}>
        {t('giveUp')}
      </ActionButton>
      <ReasonDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t('giveUpOf', { amount })}
        draft={`give up ${order._id}`}
        help={<p>{t('giveUpHelp')}</p>}
        action={t('giveUpOf', { amount })}
        success={t('givenUp')}
        failure={t('notGivenUp')}
        send={(body) => api.orders.writeOff({ params: { id: order._id }, body: { ...body, amount: open } })}
        onSuccess={keep}
      />
    </>
  )
}
