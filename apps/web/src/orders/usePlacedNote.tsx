import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { isOffice } from '../app/isOffice.ts'
import { useSession } from '../app/session.ts'
import { money } from '../i18n/format.ts'
import { useText } from '../i18n/useText.ts'
import { useOpen } from '../kit/AppLink.tsx'
import { CopyButton } from '../kit/CopyButton.tsx'
import { isPlainClick } from '../kit/isPlainClick.ts'
import { toast } from '../kit/toast/toast.tsx'
import { orderMessages } from './form/orderMessages.ts'

const kind = 'placed order'

/** Shows an agency its new order's number, a link to it and the commission, after the form closes. */
export function usePlacedNote(): (order: Order) => void {
  const open = useOpen()
  const session = useSession()
  return (order) => {
    if (isOffice(session)) return
    const openPage = (href: string) => {
      toast.close(kind)
      open(href)
    }
    toast.keep(kind, <PlacedNote order={order} onOpen={openPage} />)
  }
}

function PlacedNote({ order, onOpen }: { order: Order; onOpen: (href: string) => void }) {
  const t = useText(orderMessages)
  const href = `/order/${order._id}`
  return (
    <span className="inlineRow wrap gap4 across12">
      <a
        href={href}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          onOpen(href)
        }}
      >
        {t('order', { number: order.orderNumber })}
      </a>
      <CopyButton text={String(order.orderNumber)} label={t('copyNumber')} done={t('numberCopied')} />
      {order.commission > 0 && (
        <span className="quiet">{t('commission', { amount: money(order.commission, 'USD') })}</span>
      )}
    </span>
  )
}
