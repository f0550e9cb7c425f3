import type { WaitingEntry } from '@tourdesk/contract/departures/waitingList'
import type { CurrentUser } from '@tourdesk/contract/identity/identity'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { issuesOf } from '@tourdesk/domain/checked'
import type { Issue } from '@tourdesk/domain/decision'
import type { EntryDraft } from '@tourdesk/domain/entries/entryDraft'
import type { Place } from '@tourdesk/domain/entries/place'
import { checkStep, type OrderStep, orderSteps } from '@tourdesk/domain/orders/checkOrder'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import { touchesPaid } from '@tourdesk/domain/orders/planChange'
import { savedDraft } from '@tourdesk/domain/orders/savedDraft'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { type FieldPath, useForm, useWatch } from 'react-hook-form'
import { questions } from '../../kit/dialog/confirm.ts'
import { keepTyped } from '../../kit/keepTyped.ts'
import {
  changedFaults,
  faultsOf,
  fieldInForm,
  type OrderRules,
  orderResolver,
} from './draft/orderResolver.ts'
import { unsoldReturns as unsoldIn } from './draft/price.ts'
import type { PriceState } from './draft/useCalculatedPrice.ts'
import { contextOf, locksOf } from './locks.ts'
import type { OrderDesk } from './OrderDesk.ts'
import { orderFactsOf, type PlaceName, placeKey, standingFacts } from './orderFacts.ts'
import type { OrderWorld } from './orderWorld.ts'
import { fieldsOf, firstFieldOf, nextFieldOf, stepOfField } from './steps.ts'

interface Start {
  /** The untouched form's values. */
  draft: OrderDraft
  /** The draft to restore, if any. */
  restored: OrderDraft | null
  step: OrderStep
  order: Order | null
  waiting: WaitingEntry | null
  world: OrderWorld
  session: CurrentUser
}

/** The state of the order form: its errors, the open step and the open entry. */
export function useOrderForm({
  draft: start,
  restored,
  step: firstStep,
  order,
  waiting,
  world,
  session,
}: Start) {
  const [step, setStep] = useState(firstStep)
  const [activeIndex, setActiveIndex] = useState(0)
  const [wanted, setWanted] = useState({ field: firstFieldOf(firstStep, 0, start.orderType) })
  const [sought, setSought] = useState<readonly PlaceName[]>([])
  const [confirmed, setConfirmed] = useState<readonly string[]>([])
  const [opensPaid, setOpensPaid] = useState(() => order !== null && needsOpening(restored, order, session))
  const [unsoldReturns, setUnsoldReturns] = useState<readonly number[]>([])
  const asked = useRef(new Set<OrderStep>())

  const facts = useMemo(() => standingFacts(world, session, order), [world, session, order])
  const rulesFor = (draft: OrderDraft): OrderRules => ({
    facts: orderFactsOf(draft, facts, { world, order, now: new Date(), unsoldReturns, sought, confirmed }),
    officePhone: session.officePhone,
  })
  const form = useForm<OrderDraft, OrderRules>({
    defaultValues: start,
    resolver: (values, _context, options) => orderResolver(values, rulesFor(values), options),
    mode: 'onTouched',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  })
  const orderType = useWatch({ control: form.control, name: 'orderType' })
  const tours = useWatch({ control: form.control, name: 'selectedTours', compute: ({ length }) => length })

  const takeUp = useEffectEvent(() => {
    if (restored) form.reset(restored, { keepDefaultValues: true })
  })
  useEffect(() => takeUp(), [])

  /** Rechecks requested steps and shown errors, since typing or a new price can fix or cause some. */
  function recheck() {
    const draft = form.getValues()
    const due = faultsOf(draft, rulesFor(draft))
    const isAsked = (field: string) => asked.current.has(stepOfField(field))
    // One by one, since setting several at once would rerender every field.
    for (const field of changedFaults(form.getErrors(), due, isAsked)) {
      void form.trigger(field as FieldPath<OrderDraft>)
    }
  }
  const recheckNow = useEffectEvent(recheck)
  // biome-ignore lint/correctness/useExhaustiveDependencies: facts of the rules that aren't typed
  useEffect(() => recheckNow(), [unsoldReturns, sought, confirmed])

  const focus = useEffectEvent((field: string) => {
    if (!questions.asked()?.isOpen) form.setFocus(fieldInForm(field) as FieldPath<OrderDraft>)
  })
  // Delayed, since an opening dialog takes the focus itself just after its content appears.
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

  /** Shows the first error in the steps, and returns true if there's none. */
  function passes(steps: readonly OrderStep[]): boolean {
    for (const left of steps) {
      asked.current.add(left)
      void form.trigger(fieldsOf(left))
      const draft = form.getValues()
      const fault: Issue | undefined = issuesOf(checkStep(left, draft, rulesFor(draft).facts))[0]
      if (fault) {
        show(fault.field)
        return false
      }
    }
    return true
  }

  /** Opens a step: forward only past steps without errors, back always. */
  function goTo(target: OrderStep) {
    const [from, to] = [orderSteps.indexOf(step), orderSteps.indexOf(target)]
    if (to > from && !passes(orderSteps.slice(from, to))) return
    setStep(target)
    const next = to > from ? missingOn(target) : null
    setWanted({ field: next ?? firstFieldOf(target, activeIndex, orderType) })
  }

  /** The topmost field of a step that's still to be filled in; null if there's none. */
  function missingOn(target: OrderStep): string | null {
    const draft = form.getValues()
    return nextFieldOf(issuesOf(checkStep(target, draft, rulesFor(draft).facts)).map(({ field }) => field))
  }

  /** Opens a later step with missing fields, or shows the first error. False if nothing is missing. */
  function goToMissing(): boolean {
    const target = orderSteps.find((each) => missingOn(each) !== null)
    if (!target) return false
    if (orderSteps.indexOf(target) > orderSteps.indexOf(step)) goTo(target)
    else passes(orderSteps)
    return true
  }

  /**
   * For Enter in a field: focuses the next field of the step that's still to be filled in.
   * @returns false if there's none, or if that field was focused last time already.
   */
  function fillNext(): boolean {
    const next = missingOn(step)
    if (!next || next === wanted.field) return false
    setWanted({ field: next })
    return true
  }

  const findMissing = useEffectEvent(missingOn)
  const [filledOn, setFilledOn] = useState<{ step: OrderStep; leaves: boolean } | null>(null)
  const goOnFilling = useEffectEvent((on: OrderStep, leaves: boolean) => {
    const next = findMissing(on)
    const after = orderSteps[orderSteps.indexOf(on) + 1]
    if (next) setWanted({ field: next })
    else if (leaves && after) goTo(after)
  })
  useEffect(() => {
    if (filledOn) goOnFilling(filledOn.step, filledOn.leaves)
  }, [filledOn])
  const focusNext = useCallback(
    (on: OrderStep, { leaves = false } = {}) => setFilledOn({ step: on, leaves }),
    [],
  )

  const confirmPlace = useCallback((place: Place) => {
    setConfirmed((before) => [...new Set([...before, placeKey(place)])])
  }, [])

  const patchEntry = useCallback(
    (index: number, patch: Partial<EntryDraft>) => {
      for (const [key, value] of Object.entries(patch)) {
        const path = `selectedTours.${index}.${key}` as FieldPath<OrderDraft>
        form.setValue(path, value as never, { shouldDirty: true, shouldTouch: true })
      }
    },
    [form],
  )

  const addEntry = useCallback(
    (entry: EntryDraft) => {
      const entries = form.getValues('selectedTours')
      form.setValue('selectedTours', [...entries, entry], { shouldDirty: true })
      setActiveIndex(entries.length)
      keepTyped()
      setWanted({ field: `selectedTours.${entries.length}.tour` })
    },
    [form],
  )

  const seekPlace = useCallback((field: PlaceName, isSeeking: boolean) => {
    setSought((others) => [...others.filter((other) => other !== field), ...(isSeeking ? [field] : [])])
  }, [])

  const openPaid = useCallback(() => {
    setOpensPaid(true)
    setWanted({ field: firstFieldOf(step, activeIndex, orderType) })
  }, [step, activeIndex, orderType])

  const tellPrice = useCallback((price: PriceState) => {
    const entries = price.isStale ? [] : unsoldIn(price.prices)
    setUnsoldReturns((before) => (before.join() === entries.join() ? before : entries))
  }, [])

  const openIndex = Math.min(activeIndex, tours - 1)
  const desk = useMemo((): OrderDesk => {
    const context = contextOf({ orderType, order, opensPaid }, session)
    return {
      form,
      orderType,
      order,
      waiting,
      world,
      facts,
      session,
      context,
      locks: locksOf(context),
      openPaid,
      activeIndex: openIndex,
      openEntry: setActiveIndex,
      addEntry,
      sought,
      seekPlace,
      confirmed,
      confirmPlace,
      focusNext,
      patchEntry,
    }
  }, [
    form,
    orderType,
    order,
    waiting,
    world,
    facts,
    session,
    opensPaid,
    openPaid,
    openIndex,
    addEntry,
    sought,
    seekPlace,
    confirmed,
    confirmPlace,
    focusNext,
    patchEntry,
  ])
  return { desk, step, goTo, goToMissing, fillNext, show, passes, recheck, tellPrice }
}

/** True if a restored draft changes locked fields of a paid order, which must have been unlocked before. */
function needsOpening(restored: OrderDraft | null, order: Order, session: CurrentUser): boolean {
  const { orderType } = order
  const context = contextOf({ orderType, order, opensPaid: true }, session)
  return restored !== null && touchesPaid(savedDraft(order), restored, context)
}
