import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import type { OrderStep } from '@tourdesk/domain/orders/checkOrder'
import { useState } from 'react'
import { queries } from '../app/api.ts'
import { isOffice } from '../app/isOffice.ts'
import { useSession } from '../app/session.ts'
import { Dialog } from '../kit/dialog/Dialog.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { LoadingPage } from '../kit/LoadingPage.tsx'
import { useProblemTexts } from '../kit/problemText.ts'
import { OrderDeskLoader } from './form/OrderDeskLoader.tsx'
import { OrderTitle } from './form/OrderTitle.tsx'
import type { Booked } from './form/tours/bookedTour.ts'
import { openPageToPay } from './openPageToPay.ts'
import { useDeskGuard } from './useDeskGuard.ts'
import { usePlacedNote } from './usePlacedNote.tsx'

interface OrderDialogProps {
  /** An order's id, `new`, or nothing while the dialog is closed. */
  order: string | undefined
  /** What a new order starts with. */
  booked?: Booked
  onClose: () => void
  /** Called when a new order was saved; the dialog stays open. */
  onPlaced: (order: Order) => void
  /** Off on the page of the order itself. */
  linksToPage?: boolean
}

/** The order form over a page; leaving it with unsaved work always asks first. */
export function OrderDialog({ order, booked, onClose, onPlaced, linksToPage = true }: OrderDialogProps) {
  const session = useSession()
  const { ofError } = useProblemTexts()
  const tellPlaced = usePlacedNote()
  const [shown, setShown] = useState(order)
  const [placed, setPlaced] = useState<string | null>(null)
  const id = order ?? shown
  if (order !== undefined && order !== shown) setShown(order)

  const isNew = id === 'new'
  const dirty = useDeskGuard(isNew)
  const saved = useQuery({
    ...queries.orders.get({ params: { id: id ?? '' } }),
    enabled: id !== undefined && !isNew,
  })
  const { history } = useRouter()
  const firstStep: OrderStep = placed === id ? 'summary' : 'tours'

  function afterSaving(version: Order, wasNew: boolean) {
    dirty.current = false
    if (isOffice(session)) {
      if (!wasNew) return
      setPlaced(version._id)
      onPlaced(version)
      return
    }
    if (!wasNew) return onClose()
    tellPlaced(version)
    openPageToPay(version, history, onClose)
  }

  const isGone = saved.error instanceof Problem && saved.error.code === 'not_found'
  const isReady = isNew || saved.data !== undefined
  return (
    <Dialog
      opened={order !== undefined}
      onClose={onClose}
      size="full"
      title={<OrderTitle order={isNew ? null : saved.data} linksToPage={linksToPage} />}
    >
      {isReady && (
        <OrderDeskLoader
          key={`${id} ${(isNew && booked?.type) || ''}`}
          order={isNew ? null : (saved.data ?? null)}
          {...(isNew && booked && { booked })}
          firstStep={firstStep}
          onDirty={(isDirty) => {
            dirty.current = isDirty
          }}
          onSaved={afterSaving}
          onClose={onClose}
        />
      )}
      {!isReady && saved.isError && (
        <ErrorState text={ofError(saved.error)} onRetry={isGone ? undefined : () => void saved.refetch()} />
      )}
      {!isReady && saved.isPending && <LoadingPage />}
    </Dialog>
  )
}
