import { Skeleton } from '@mantine/core'
import type { WaitingEntry } from '@tourdesk/contract/departures/waitingList'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import type { OrderStep } from '@tourdesk/domain/orders/checkOrder'
import { offersCancel } from '@tourdesk/domain/orders/lifecycle'
import { newDraft } from '@tourdesk/domain/orders/newDraft'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import { savedDraft } from '@tourdesk/domain/orders/savedDraft'
import { useCallback, useRef, useState } from 'react'
import { isOffice } from '../../app/isOffice.ts'
import { useSession } from '../../app/session.ts'
import { useText } from '../../i18n/useText.ts'
import { confirm } from '../../kit/dialog/confirm.ts'
import { useDraft } from '../../kit/draft/useDraft.ts'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { useUnsaved } from '../../kit/unsaved.ts'
import { CancelOrderDialog } from './cancel/CancelOrderDialog.tsx'
import { type KeptOrder, keptOrder, type Reasons } from './draft/keptOrder.ts'
import { OrderForm } from './OrderForm.tsx'
import { orderMessages } from './orderMessages.ts'
import { type OrderWorld, useOrderWorld } from './orderWorld.ts'
import { sellerOf } from './summary/sellers.ts'
import { type Booked, goesOnWith, withBooked } from './tours/bookedTour.ts'
import { withWaiting } from './tours/withWaiting.ts'

interface OrderDeskLoaderProps {
  order: Order | null
  /** What was chosen for a new order before the form opened. */
  booked?: Booked
  /** The party of the waiting list for which it's placed. */
  waiting?: WaitingEntry | null
  firstStep: OrderStep
  onDirty: (isDirty: boolean) => void
  onSaved: (order: Order, wasNew: boolean) => void
  onClose: () => void
}

/** Loads everything an order needs, then opens the form. */
export function OrderDeskLoader(props: OrderDeskLoaderProps) {
  const { world, error, retry } = useOrderWorld()
  const { ofError } = useProblemTexts()
  if (error) return <ErrorState text={ofError(error)} onRetry={retry} />
  if (!world) return <Skeleton height={420} />
  return <LoadedDesk {...props} world={world} />
}

/** The order version being edited; a newer one replaces it at once unless something was typed. */
function LoadedDesk(props: OrderDeskLoaderProps & { world: OrderWorld }) {
  const { order, booked = {}, waiting = null, world, onDirty, onSaved } = props
  const t = useText(orderMessages)
  const session = useSession()
  const { write, ...kept } = useDraft(
    waiting ? `order for ${waiting._id}` : `order ${order?._id ?? 'new'}`,
    keptOrder,
  )
  const restored = kept.restored && (order || goesOnWith(kept.restored.draft, booked)) ? kept.restored : null
  const [base, setBase] = useState(
    () => order && { ...order, updatedAt: restored?.version ?? order.updatedAt },
  )
  const typed = useRef<KeptOrder | null>(null)
  const [isDirty, setDirty] = useState(false)
  useUnsaved(isDirty)
  const [round, setRound] = useState(0)
  const [step, setStep] = useState(props.firstStep)
  const [isCanceling, setCanceling] = useState(false)
  const isNewer = order !== null && base !== null && order.updatedAt > base.updatedAt
  if (isNewer && !isDirty && !restored) load(order)

  function load(version: Order | null) {
    setBase(version)
    setRound(round + 1)
  }

  function tell(draft: OrderDraft, dirty: boolean, reasons: Reasons) {
    setDirty(dirty)
    onDirty(dirty)
    typed.current = dirty ? { version: base?.updatedAt ?? null, draft, reasons } : null
    if (typed.current) write(typed.current)
    else if (!restored) kept.clear()
  }

  const keepReasons = useCallback(
    (reasons: Reasons) => {
      if (typed.current) write({ ...typed.current, reasons })
    },
    [write],
  )

  async function saved(version: Order) {
    const wasNew = base === null
    setDirty(false)
    kept.drop()
    onSaved(version, wasNew)
    if (wasNew) return
    setStep('summary')
    load(version)
    if (offersCancel(version.selectedTours, version.status)) {
      const options = { title: t('cancelOrder'), action: t('cancelOrder'), cancel: t('dontCancel') }
      setCanceling(await confirm(t('allCanceled'), options))
    }
  }

  function startOver() {
    kept.drop()
    load(order)
  }

  return (
    <>
      <OrderForm
        key={round}
        draft={base ? savedDraft(base) : emptyOrder()}
        restored={restored?.draft ?? null}
        order={base}
        waiting={base ? null : waiting}
        world={world}
        firstStep={step}
        onTyped={tell}
        reasons={(round === 0 && restored?.reasons) || {}}
        onReasons={keepReasons}
        onStartOver={startOver}
        onSaved={(version) => void saved(version)}
        onCancelOrder={() => setCanceling(true)}
        onClose={props.onClose}
        hasNewer={isNewer && isDirty}
        onLoadNewest={startOver}
      />
      {base && <CancelOrderDialog order={base} opened={isCanceling} onClose={() => setCanceling(false)} />}
    </>
  )

  function emptyOrder() {
    const fresh = newDraft(sellerOf(world.sellers, session), world.locations)
    const allowsPrivate = isOffice(session) || session.account.allowPrivateGroup
    const now = new Date()
    if (waiting) return withWaiting(fresh, waiting, { world, allowsPrivate, now })
    const dailyToursOnly = !isOffice(session) && session.account.dailyToursOnly
    return withBooked(fresh, { ...booked, world, allowsPrivate, dailyToursOnly, now })
  }
}
