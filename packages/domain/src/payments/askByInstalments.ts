import { type Decision, ok } from '../decision.ts'
import type { Cents } from '../money.ts'
import type { Currency } from '../pricing/vocabulary.ts'
import { type Instalment, makeDueNow, restsOf } from './instalments.ts'
import { addPayment, type Due, netPaid, type Payment, type PaymentStep } from './payments.ts'

/** An order whose charges follow its instalments; without instalments, a plan isn't changed. */
interface AskedOrder {
  instalments: readonly Instalment[]
  currency: Currency
}

/**
 * Rewrites a plan of payments so that the pending charges ask for exactly the unpaid part of each instalment.
 * Payments received, refunds and reversals stay as planned, and so does a charge that staff request
 * separately.
 */
export function askByInstalments(
  payments: Payment[],
  steps: PaymentStep[],
  { instalments, currency }: AskedOrder,
): PaymentStep[] {
  if (instalments.length === 0) return steps
  const isAsked = ({ action, status, currency: of }: Payment) =>
    action === 'charge' && status === 'pending' && of === currency
  const asked = new Set(payments.filter(isAsked).map(({ _id }) => _id))
  const kept = steps.filter((step) => !isAboutAsking(step, asked))
  const settled = new Set(kept.flatMap((step) => (step.kind === 'settle' ? [step._id] : [])))
  const pending = payments.filter(({ _id }) => asked.has(_id) && !settled.has(_id))
  return [...kept, ...chargeSteps(pending, kept, restsOf(instalments, paidAfter(payments, kept)))]
}

/**
 * A payment that staff request separately, with the checks of `addPayment`; in an order with instalments it
 * belongs to the first unpaid one, which grows if necessary.
 */
export function addPart(
  payments: Payment[],
  due: Due,
  instalments: Instalment[],
  typed: number,
): Decision<{ steps: PaymentStep[]; instalments: Instalment[] }> {
  const plan = addPayment(payments, due, typed)
  if (!plan.ok) return plan
  const steps = plan.value
  const part = steps.find((step) => step.kind === 'create')
  const made = part && makeDueNow(instalments, netPaid(payments), part.amount)
  if (!made) return ok({ steps, instalments })
  return ok({ steps: [{ ...part, instalment: made.n }], instalments: made.instalments })
}

/** True for the steps by which a plan without instalments changes pending charges. */
function isAboutAsking(step: PaymentStep, asked: ReadonlySet<string>): boolean {
  switch (step.kind) {
    case 'create':
      return step.action === 'charge' && step.instalment === undefined
    case 'reduce':
    case 'cancel':
    case 'ask':
      return asked.has(step._id)
    case 'settle':
    case 'receive':
    case 'refund':
    case 'giveCredit':
    case 'useCredit':
    case 'takeBack':
      return false
  }
}

/** The money that stays with us after the steps. */
function paidAfter(payments: Payment[], steps: PaymentStep[]): Cents {
  const gone = new Set(
    steps.flatMap((step) =>
      step.kind === 'cancel' ? [step._id] : step.kind === 'takeBack' ? [step.payment] : [],
    ),
  )
  const settled = new Set(steps.flatMap((step) => (step.kind === 'settle' ? [step._id] : [])))
  const after = payments
    .filter(({ _id }) => !gone.has(_id))
    .map((payment) => (settled.has(payment._id) ? { ...payment, status: 'paid' as const } : payment))
  const added = steps.reduce((sum, step) => {
    if (step.kind === 'receive' || step.kind === 'useCredit') return sum + step.amount
    return step.kind === 'refund' || step.kind === 'giveCredit' ? sum - step.amount : sum
  }, 0)
  return netPaid(after) + added
}

/**
 * Adjusts the pending charges of each instalment to its unpaid part; a charge that's no longer needed is used
 * for another instalment.
 */
function chargeSteps(
  pending: Payment[],
  kept: PaymentStep[],
  rests: { n: number; rest: Cents }[],
): PaymentStep[] {
  const wanted = rests.map(({ n, rest }) => ({ n, rest: rest - newlyAsked(kept, n) }))
  const stays = new Map<string, Cents>()
  const missing = wanted.map(({ n, rest }) => {
    let left = Math.max(0, rest)
    for (const { _id, amount } of pending.filter(({ instalment }) => instalment === n).toReversed()) {
      const part = Math.min(left, amount)
      left -= part
      if (part > 0) stays.set(_id, part)
    }
    return { n, left }
  })
  const spare = pending.filter(({ _id }) => !stays.has(_id))
  const asks = missing.flatMap(({ n, left }): PaymentStep[] => {
    if (left === 0) return []
    const own = pending.findLast(({ _id, instalment }) => instalment === n && stays.has(_id))
    const charge = own ?? spare.shift()
    if (!charge) return [{ kind: 'create', action: 'charge', amount: left, instalment: n }]
    const amount = (own ? (stays.get(own._id) ?? 0) : 0) + left
    stays.delete(charge._id)
    return [
      { kind: 'ask', _id: charge._id, amount, instalment: n, more: Math.max(0, amount - charge.amount) },
    ]
  })
  return [
    ...spare.map(({ _id }): PaymentStep => ({ kind: 'cancel', _id })),
    ...pending.flatMap(({ _id, amount }): PaymentStep[] => {
      const part = stays.get(_id)
      return part === undefined || part === amount ? [] : [{ kind: 'reduce', _id, amount: part }]
    }),
    ...asks,
  ]
}

function newlyAsked(steps: PaymentStep[], n: number): Cents {
  return steps.reduce(
    (sum, step) => (step.kind === 'create' && step.instalment === n ? sum + step.amount : sum),
    0,
  )
}
