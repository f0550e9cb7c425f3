import type { WaitingEntry } from '@tourdesk/contract/departures/waitingList'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { type OrderStep, orderSteps } from '@tourdesk/domain/orders/checkOrder'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import { useRef } from 'react'
import { useSession } from '../../app/session.ts'
import { useText } from '../../i18n/useText.ts'
import { useKeys } from '../../kit/useKeys.ts'
import { CustomerStep } from './CustomerStep.tsx'
import type { Reasons } from './draft/keptOrder.ts'
import type { PriceState } from './draft/useCalculatedPrice.ts'
import { FollowStarTour } from './FollowStarTour.tsx'
import { FollowTyping } from './FollowTyping.tsx'
import { FormFooter } from './FormFooter.tsx'
import { FormNotices, type FormNoticesProps } from './FormNotices.tsx'
import { HoldPlaces } from './holds/HoldPlaces.tsx'
import { HoldsProvider, useHoldsState } from './holds/holds.ts'
import { OrderDeskProvider } from './OrderDesk.ts'
import styles from './OrderForm.module.css'
import { orderMessages } from './orderMessages.ts'
import type { OrderWorld } from './orderWorld.ts'
import { OversellProvider, useOversellState } from './oversell.ts'
import { OrderPrice } from './price/OrderPrice.tsx'
import { PricePanel } from './price/PricePanel.tsx'
import { StepBar } from './StepBar.tsx'
import { SummaryStep } from './summary/SummaryStep.tsx'
import { HighlightsPanel } from './tours/HighlightsPanel.tsx'
import { TourStep } from './tours/TourStep.tsx'
import { useOrderForm } from './useOrderForm.ts'
import { useSaveOrder } from './useSaveOrder.ts'

interface OrderFormProps extends FormNoticesProps {
  /** The initial values. */
  draft: OrderDraft
  order: Order | null
  waiting: WaitingEntry | null
  world: OrderWorld
  firstStep: OrderStep
  /** Called on every change, to warn before it's lost and to keep it across reloads. */
  onTyped: (draft: OrderDraft, isDirty: boolean, reasons: Reasons) => void
  /** Why it's sold on full or closed departures, as typed before a reload. */
  reasons: Reasons
  onReasons: (reasons: Reasons) => void
  onSaved: (order: Order) => void
  onCancelOrder: () => void
  onClose: () => void
}

/** The order form: steps in the middle, highlights on one side, the order with its price on the other. */
export function OrderForm(props: OrderFormProps) {
  const { order, world, onTyped, onSaved } = props
  const t = useText(orderMessages)
  const session = useSession()
  const { desk, step, goTo, goToMissing, fillNext, show, passes, recheck, tellPrice } = useOrderForm({
    draft: props.draft,
    restored: props.restored,
    step: props.firstStep,
    order,
    waiting: props.waiting,
    world,
    session,
  })
  const { form } = desk
  const oversell = useOversellState(props.reasons, props.onReasons)
  const holds = useHoldsState()
  const save = useSaveOrder(desk, { oversell, holds, onSaved, onRefused: show })
  const shownPrice = useRef<PriceState | null>(null)
  const next = orderSteps[orderSteps.indexOf(step) + 1]

  const typed = (draft: OrderDraft, isDirty: boolean) => {
    recheck()
    onTyped(draft, isDirty, oversell.reasons.current)
  }
  const priced = (price: PriceState) => {
    shownPrice.current = price
    tellPrice(price)
  }
  const saveAll = () => {
    if (passes(orderSteps)) void save.run(form.getValues(), shownPrice.current)
  }
  const goOn = () => (next ? goTo(next) : saveAll())
  const finish = () => {
    if (!goToMissing()) saveAll()
  }
  useKeys([{ keys: 'mod+Enter', label: t('finishKey'), whileTyping: true, run: finish }])

  return (
    <OrderDeskProvider value={desk}>
      <HoldsProvider value={holds}>
        <OversellProvider value={oversell}>
          {desk.orderType === 'starTour' && !order && <FollowStarTour />}
          <FollowTyping onTyped={typed} />
          <OrderPrice onShown={priced}>
            <form
              noValidate
              onSubmit={(event) => {
                event.preventDefault()
                event.stopPropagation()
                if (!fillNext()) goOn()
              }}
            >
              <div className={styles.desk}>
                <HighlightsPanel />
                <div className={styles.steps}>
                  <StepBar step={step} onStep={goTo} />
                  <FormNotices {...props} refusal={save.refusal} />
                  <HoldPlaces />
                  {step === 'tours' && <TourStep />}
                  {step === 'customer' && <CustomerStep />}
                  {step === 'summary' && (
                    <SummaryStep onOpenEntry={(index) => show(`selectedTours.${index}.tour`)} />
                  )}
                </div>
                <PricePanel />
              </div>
              <FormFooter
                step={step}
                isSaving={save.busy}
                onStep={goTo}
                onNext={goOn}
                onSave={saveAll}
                onClose={props.onClose}
                onCancelOrder={props.onCancelOrder}
              />
            </form>
          </OrderPrice>
        </OversellProvider>
      </HoldsProvider>
    </OrderDeskProvider>
  )
}
