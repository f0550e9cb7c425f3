import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { isLocked } from '@tourdesk/domain/entries/entry'
import { refundTargets } from '@tourdesk/domain/payments/vocabulary'
import { useState } from 'react'
import { z } from 'zod'
import { api } from '../../../app/api.ts'
import { isOffice } from '../../../app/isOffice.ts'
import { useSession } from '../../../app/session.ts'
import { useTellDirty } from '../../../kit/dirty.ts'
import { useDraft } from '../../../kit/draft/useDraft.ts'

const Choice = z.object({
  /** Ids of the tours to cancel. */
  entries: z.array(z.string()),
  isRefunded: z.boolean(),
  terms: z.enum(['full', 'policy', 'amount']),
  amount: z.number().nullable(),
  collectFees: z.boolean(),
  reason: z.string(),
  refundTo: z.enum(refundTargets).default('source'),
})
type Choice = z.output<typeof Choice>
/** How the refund is decided, if there is one. */
export type GivenTerms = Choice['terms']

/** The choices for canceling an order, and a preview. An agency only chooses where a refund goes. */
export function useCancelChoice(order: Order) {
  const isAgency = !isOffice(useSession())
  const open = order.selectedTours.filter((entry) => !isLocked(entry))
  const ids = open.map(({ _id }) => _id)
  const start: Choice = {
    entries: ids,
    isRefunded: true,
    terms: 'full',
    amount: null,
    collectFees: false,
    reason: '',
    refundTo: 'source',
  }
  const draft = useDraft(`cancel order ${order._id}`, readChoice)
  const [choice, setChoice] = useState(draft.restored ? stillOpen(draft.restored, ids) : start)
  const isStart = (one: Choice) => JSON.stringify(one) === JSON.stringify(start)
  useTellDirty(!isStart(choice))
  const { entries, isRefunded, terms, amount, collectFees, refundTo } = choice
  const isWhole = entries.length === ids.length
  // An agency sends no terms: the server uses those of the tours.
  const asked = {
    canRefund: isRefunded,
    refundTo,
    ...(!isAgency && { terms: isRefunded ? terms : ('none' as const), collectFees }),
    ...(terms === 'amount' && isRefunded && { amount: amount ?? 0 }),
    ...(!isWhole && { entries }),
  }
  const preview = useQuery({
    queryKey: ['orders', 'cancelPreview', order._id, order.updatedAt, asked],
    queryFn: ({ signal }) => api.orders.cancelPreview({ params: { id: order._id }, body: asked }, signal),
    enabled: entries.length > 0 || ids.length === 0,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return {
    choice,
    change(part: Partial<Choice>) {
      const next = { ...choice, ...part }
      setChoice(next)
      if (isStart(next)) draft.clear()
      else draft.write(next)
    },
    /** True if earlier choices were restored after a reload. */
    isRestored: draft.restored !== null,
    startOver() {
      draft.drop()
      setChoice(start)
    },
    asked,
    preview,
    open,
    isWhole,
    isAgency,
    isNothing: ids.length > 0 && entries.length === 0,
    /** Staff can cancel individual tours of a daily order. */
    choosesTours: !isAgency && order.orderType === 'daily' && open.length > 1,
  }
}

function readChoice(kept: unknown): Choice {
  return Choice.parse(kept)
}

/** The choice without tours that were canceled in the meantime. */
function stillOpen(choice: Choice, open: readonly string[]): Choice {
  return { ...choice, entries: choice.entries.filter((id) => open.includes(id)) }
}
