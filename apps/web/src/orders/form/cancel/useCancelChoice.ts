import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { isLocked } from '@tourdesk/domain/entries/entry'
import { useState } from 'react'
import { api } from '../../../app/api.ts'
import { isOffice } from '../../../app/isOffice.ts'
import { useSession } from '../../../app/session.ts'

/** What goes back if anything does. */
export type GivenTerms = 'full' | 'policy' | 'amount'

interface Choice {
  /** Ids of the tours to cancel. */
  entries: string[]
  isRefunded: boolean
  terms: GivenTerms
  amount: number | null
  collectFees: boolean
  reason: string
}

/** What was chosen for canceling an order, and what it would do. An agency chooses nothing. */
export function useCancelChoice(order: Order) {
  const isAgency = !isOffice(useSession())
  const open = order.selectedTours.filter((entry) => !isLocked(entry))
  const ids = open.map(({ _id }) => _id)
  const [choice, setChoice] = useState<Choice>({
    entries: ids,
    isRefunded: true,
    terms: 'full',
    amount: null,
    collectFees: false,
    reason: '',
  })
  const { entries, isRefunded, terms, amount, collectFees } = choice
  const isWhole = entries.length === ids.length
  // An agency's call stays without terms: the server takes those of the tours.
  const asked = {
    canRefund: isRefunded,
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
    change: (part: Partial<Choice>) => setChoice((before) => ({ ...before, ...part })),
    asked,
    preview,
    open,
    isWhole,
    isAgency,
    isNothing: ids.length > 0 && entries.length === 0,
    /** Single tours of a daily order can be canceled by staff. */
    choosesTours: !isAgency && order.orderType === 'daily' && open.length > 1,
  }
}
