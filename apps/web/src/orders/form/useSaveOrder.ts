import { useQueryClient } from '@tanstack/react-query'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import { useRef, useState } from 'react'
import type { FieldPath } from 'react-hook-form'
import { api } from '../../app/api.ts'
import { isOffice } from '../../app/isOffice.ts'
import { problemSentences } from '../../app/problems.ts'
import { useOfferUndo } from '../../app/useOfferUndo.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { askText, confirm } from '../../kit/dialog/confirm.ts'
import { fieldMessage } from '../../kit/fieldMessage.ts'
import { useAction } from '../../kit/useAction.ts'
import { useKeepOrder } from '../useKeepOrder.ts'
import { withPassport } from '../withPassport.ts'
import type { Exception } from './draft/keptOrder.ts'
import { fieldInForm } from './draft/orderResolver.ts'
import { rateOf, totalPrice } from './draft/price.ts'
import { isPriceKnown, type PriceState } from './draft/useCalculatedPrice.ts'
import type { Holds } from './holds/holds.ts'
import type { OrderDesk } from './OrderDesk.ts'
import { orderMessages } from './orderMessages.ts'
import type { Oversell } from './oversell.ts'

interface Outcome {
  oversell: Oversell
  holds: Holds
  onSaved: (order: Order) => void
  /** The first field the server refused. */
  onRefused: (field: string) => void
}

/** Saves the order once, however often the button is clicked; a refused save keeps everything typed. */
export function useSaveOrder(desk: OrderDesk, { oversell, holds, onSaved, onRefused }: Outcome) {
  const { form, order, waiting, session, context, world } = desk
  const t = useText(orderMessages)
  const words = useText(common)
  const keep = useKeepOrder()
  const offerUndo = useOfferUndo()
  const client = useQueryClient()
  const [clientKey] = useState(() => crypto.randomUUID())
  const [refusal, setRefusal] = useState<string | null>(null)
  /** Kept for the next try, in case the order isn't saved. */
  const creditReason = useRef('')

  /** `price` is the one on screen: a paid order is saved only at that price. */
  async function call(body: OrderDraft, price: PriceState | null) {
    if (context.opensPaid && !isPriceKnown(price)) return null
    const over = oversell.sent()
    if (!over) {
      onRefused(`selectedTours.${desk.activeIndex}.date`)
      return null
    }
    const held = await holds.pause()
    const sent = { ...body, ...over, ...(held.length > 0 && { holds: held }) }
    const answer = await afterAsking((overrides) => save({ ...sent, ...overrides }, price)).catch((error) => {
      holds.saved(false)
      throw error
    })
    holds.saved(answer !== null)
    return answer && withPassport(answer, body.userInformation.passportNumber)
  }
  const save = async (body: Sent, price: PriceState | null) =>
    order ? change(order, body, price) : { ...(await place(body)), undo: null }
  const change = ({ _id: id, updatedAt }: Order, sent: Sent, price: PriceState | null) => {
    const body = { ...sent, updatedAt }
    return context.opensPaid
      ? api.orders.changePaid({
          params: { id },
          body: { ...body, changePaid: { total: shownTotal(body, price) } },
        })
      : api.orders.change({ params: { id }, body })
  }
  const place = ({ overrideSeats: _, ...body }: Sent) =>
    api.orders.place({
      body: { ...body, clientKey, agencyMode: !isOffice(session), ...(waiting && { waiting: waiting._id }) },
    })

  /** Asks before saving what's probably a mistake; null if the user decides against it. */
  async function afterAsking<Answer>(
    saving: (overrides: Overrides) => Promise<Answer>,
    overrides: Overrides = {},
  ): Promise<Answer | null> {
    try {
      return await saving(overrides)
    } catch (error) {
      const override = overrideOf(error)
      if (!override || overrides[override] || (override === 'creditReason' && !isOffice(session))) throw error
      const answer = override === 'creditReason' ? await askForReason() : await askAnyway(error)
      return answer ? afterAsking(saving, { ...overrides, [override]: answer }) : null
    }
  }
  const askAnyway = (error: unknown) =>
    confirm(t('saveAnywayQuestion', { reason: problemSentences.ofError(error) }), {
      action: t('saveAnyway'),
      danger: false,
    })
  /** Asks why the agency may owe more than its limit. */
  async function askForReason(): Promise<string | null> {
    const agency = world.sellers.find(({ _id }) => _id === form.getValues('agency'))
    const reason = await askText(t('overLimitQuestion', { agency: agency?.name ?? '' }), {
      title: t('overLimit'),
      action: t('saveAnyway'),
      label: words('reason'),
      missing: words('reasonRequired'),
      maxLength: 500,
      start: creditReason.current,
    })
    creditReason.current = reason ?? creditReason.current
    return reason
  }

  /** In the order's currency; null if the price is open. */
  function shownTotal(body: OrderDraft, price: PriceState | null): number | null {
    const rate = rateOf(body.currency, order, world.rates)
    const total = totalPrice(body, price?.prices ?? null, rate, order)
    return total.kind === 'amount' ? total.amount : null
  }

  const saving = useAction(call, {
    failure: t('saveFailed'),
    onSuccess: (answer) => {
      if (!answer) return
      creditReason.current = ''
      const { undo, ...saved } = answer
      keep(saved)
      offerUndo(t('saved'), saved._id, { undo })
      onSaved(saved)
    },
    onFailure: (error) => {
      oversell.refusedBy(error)
      const issues = error instanceof Problem ? error.issues : []
      for (const { field, code, params } of issues) {
        const place = fieldInForm(field) as FieldPath<OrderDraft>
        form.setError(place, { type: 'server', message: fieldMessage(code, params) })
      }
      if (issues.some(({ field }) => field === 'starTour'))
        void client.invalidateQueries({ queryKey: ['starTours'] })
      if (error instanceof Problem && error.code === 'preview_outdated')
        void client.invalidateQueries({ queryKey: ['orders', 'calculatePrice'] })
      if (issues[0]) onRefused(issues[0].field)
      if (error instanceof Problem && error.code === 'credit_limit_reached')
        setRefusal(problemSentences.ofError(error))
      return false
    },
  })
  return {
    ...saving,
    run(...sent: Parameters<typeof saving.run>) {
      setRefusal(null)
      return saving.run(...sent)
    },
    /** Why the office has to be asked before the order can be saved. */
    refusal,
  }
}

/** An order with what its saver decided about it. */
type Sent = OrderDraft & Overrides & { [Each in Exception]?: { reason: string } } & { holds?: string[] }

/** Probable mistakes that the user chose to save anyway. */
interface Overrides {
  overrideSeats?: boolean
  overrideReference?: boolean
  creditReason?: string
}

/**
 * Too many people for the vehicle's seats, a reference that another order of the agency has, or more than the
 * agency may owe; or null.
 */
function overrideOf(error: unknown): keyof Overrides | null {
  if (!(error instanceof Problem)) return null
  if (error.code === 'not_enough_seats') return 'overrideSeats'
  if (error.code === 'credit_limit_reached') return 'creditReason'
  return error.code === 'reference_taken' ? 'overrideReference' : null
}
