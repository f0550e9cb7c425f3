import type { CurrentUser } from '@tourdesk/contract/identity/identity'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { issuesOf } from '@tourdesk/domain/checked'
import type { Issue } from '@tourdesk/domain/decision'
import type { EntryDraft } from '@tourdesk/domain/entries/entryDraft'
import { checkStep, type OrderStep, orderSteps } from '@tourdesk/domain/orders/checkOrder'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import { questions } from '../../kit/dialog/confirm.ts'
import { errorPaths, fieldInForm, type OrderRules, orderResolver } from './draft/orderResolver.ts'
import { unsoldReturns } from './draft/price.ts'
import { useCalculatedPrice } from './draft/useCalculatedPrice.ts'
import { contextOf, locksOf } from './locks.ts'
import type { OrderDesk, PlaceName } from './OrderDesk.ts'
import { orderFactsOf } from './orderFacts.ts'
import type { OrderWorld } from './orderWorld.ts'
import { firstFieldOf, stepOfField } from './steps.ts'

interface Start {
  /** What the form holds when nobody touched it. */
  draft: OrderDraft
  /** What was typed before, if anything. */
  restored: OrderDraft | null
  step: OrderStep
  order: Order | null
  world: OrderWorld
  session: CurrentUser
}

/** Everything of each step that can be wrong, for showing its faults. */
const fieldsOf: Record<OrderStep, FieldPath<OrderDraft>[]> = {
  tours: ['orderType', 'starTour', 'selectedTours', 'overrideUnavailability'],
  customer: ['userInformation'],
  summary: ['agency', 'agent', 'isAgencyPayment', 'currency', 'source', 'coupon_code', 'customTotalPrice'],
}

/** The state of the order form: what is typed, its faults, its price, the open step and the open entry. */
export function useOrderForm({ draft: start, restored, step: firstStep, order, world, session }: Start) {
  const [step, setStep] = useState(firstStep)
  const [activeIndex, setActiveIndex] = useState(0)
  const [wanted, setWanted] = useState({ field: firstFieldOf(firstStep, 0) })
  const [sought, setSought] = useState<readonly PlaceName[]>([])
  const asked = useRef(new Set<OrderStep>())
  const now = new Date()

  const rules = useRef<OrderRules | undefined>(undefined)
  const form = useForm<OrderDraft, OrderRules>({
    defaultValues: start,
    resolver: (values, _context, options) => orderResolver(values, rules.current, options),
    mode: 'onTouched',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  })
  const draft = form.watch()
  const price = useCalculatedPrice(draft, order)
  const facts = orderFactsOf({
    world,
    session,
    draft,
    order,
    now,
    unsoldReturns: price.isStale ? [] : unsoldReturns(price.prices),
    sought,
  })
  rules.current = { facts, officePhone: session.officePhone }

  const takeUp = useEffectEvent(() => {
    if (restored) form.reset(restored, { keepDefaultValues: true })
  })
  useEffect(() => takeUp(), [])

  const typed = JSON.stringify(draft)
  const recheck = useEffectEvent(() => {
    const shown = errorPaths(form.formState.errors) as FieldPath<OrderDraft>[]
    const fields = [...[...asked.current].flatMap((asking) => fieldsOf[asking]), ...shown]
    if (fields.length > 0) void form.trigger(fields)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is typed or priced can make a fault come or go
  useEffect(() => recheck(), [typed, price.isStale, sought])

  const focus = useEffectEvent((field: string) => {
    if (!questions.asked()?.isOpen) form.setFocus(fieldInForm(field) as FieldPath<OrderDraft>)
  })
  // A dialog that opens takes the focus itself, a moment after its content stands.
  useEffect(() => {
    const timer = setTimeout(() => focus(wanted.field))
    return () => clearTimeout(timer)
  }, [wanted])

  function show(field: string) {
    const index = /^selectedTours\.(\d+)/.exec(field)?.[1]
    if (index) setActiveIndex(Number(index))
    setStep(stepOfField(field))
    setWanted({ field })
  }

  /** Shows the first fault of the steps and answers true when there is none (FORM-08). */
  function passes(steps: readonly OrderStep[]): boolean {
    for (const left of steps) {
      asked.current.add(left)
      void form.trigger(fieldsOf[left])
      const fault: Issue | undefined = issuesOf(checkStep(left, form.getValues(), facts))[0]
      if (fault) {
        show(fault.field)
        return false
      }
    }
    return true
  }

  /** Forward only past steps without faults, back always (FORM-07 to FORM-09). */
  function goTo(target: OrderStep) {
    const [from, to] = [orderSteps.indexOf(step), orderSteps.indexOf(target)]
    if (to > from && !passes(orderSteps.slice(from, to))) return
    setStep(target)
    setWanted({ field: firstFieldOf(target, activeIndex) })
  }

  function patchEntry(index: number, patch: Partial<EntryDraft>) {
    for (const [key, value] of Object.entries(patch)) {
      const path = `selectedTours.${index}.${key}` as FieldPath<OrderDraft>
      form.setValue(path, value as never, { shouldDirty: true, shouldTouch: true })
    }
  }

  const seekPlace = useCallback((field: PlaceName, isSeeking: boolean) => {
    setSought((others) => [...others.filter((other) => other !== field), ...(isSeeking ? [field] : [])])
  }, [])

  const context = contextOf(draft.orderType, order, session)
  const desk: OrderDesk = {
    form,
    draft,
    order,
    world,
    facts,
    session,
    context,
    locks: locksOf(context),
    price,
    activeIndex: Math.min(activeIndex, draft.selectedTours.length - 1),
    openEntry: setActiveIndex,
    seekPlace,
    patchEntry,
  }
  return { desk, step, goTo, show, passes }
}
