import { useQuery } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import type { Order } from '@tourdesk/contract/orders'
import type { OrderStep } from '@tourdesk/domain/orders/checkOrder'
import { useRef, useState } from 'react'
import { queries } from '../app/api.ts'
import { useSession } from '../app/session.ts'
import { useText } from '../i18n/useText.ts'
import { confirm } from '../kit/confirm.ts'
import { Dialog } from '../kit/Dialog.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { LoadingPage } from '../kit/LoadingPage.tsx'
import { useProblemTexts } from '../kit/problemText.ts'
import { OrderDeskLoader } from './form/OrderDeskLoader.tsx'
import { OrderTitle } from './form/OrderTitle.tsx'
import { orderMessages } from './form/orderMessages.ts'
import { pageToPay } from './form/payments.ts'
import { storedDraft } from './form/storedDraft.ts'

interface OrderDialogProps {
  /** An order's id, `new`, or nothing while the dialog is closed. */
  order: string | undefined
  onClose: () => void
  /** A new order was saved and stays open (HOLE-O32). */
  onPlaced: (order: Order) => void
}

/** The order form over a page; leaving it in any way asks when something would be lost (FORM-01, HOLE-O98). */
export function OrderDialog({ order, onClose, onPlaced }: OrderDialogProps) {
  const t = useText(orderMessages)
  const session = useSession()
  const { ofError } = useProblemTexts()
  const [shown, setShown] = useState(order)
  const [placed, setPlaced] = useState<string | null>(null)
  const dirty = useRef(false)
  const id = order ?? shown
  if (order !== undefined && order !== shown) setShown(order)

  const isNew = id === 'new'
  const saved = useQuery({
    ...queries.orders.get({ params: { id: id ?? '' } }),
    enabled: id !== undefined && !isNew,
  })
  const firstStep: OrderStep = placed === id ? 'summary' : 'tours'

  useBlocker({
    shouldBlockFn: async () => {
      if (!dirty.current) return false
      const leaves = await confirm(t('exitQuestion'), { action: t('exit'), cancel: t('stay') })
      if (!leaves) return true
      dirty.current = false
      if (isNew) storedDraft(`${session._id} ${session.account._id}`, sessionStorage).clear()
      return false
    },
    enableBeforeUnload: () => dirty.current && !isNew,
  })

  function afterSaving(version: Order, wasNew: boolean) {
    dirty.current = false
    if (session.account.isSuper) {
      if (!wasNew) return
      setPlaced(version._id)
      onPlaced(version)
      return
    }
    const page = wasNew ? pageToPay(version) : null
    if (!page) return onClose()
    window.open(page, '_blank', 'noopener')
    setTimeout(onClose, 1000)
  }

  const isReady = isNew || saved.data !== undefined
  return (
    <Dialog
      opened={order !== undefined}
      onClose={onClose}
      size="full"
      title={<OrderTitle order={isNew ? null : saved.data} />}
    >
      {isReady && (
        <OrderDeskLoader
          key={id}
          order={isNew ? null : (saved.data ?? null)}
          firstStep={firstStep}
          onDirty={(isDirty) => {
            dirty.current = isDirty
          }}
          onSaved={afterSaving}
          onClose={onClose}
        />
      )}
      {!isReady && saved.isError && (
        <ErrorState text={ofError(saved.error)} onRetry={() => void saved.refetch()} />
      )}
      {!isReady && saved.isPending && <LoadingPage />}
    </Dialog>
  )
}
