import { useQueryClient } from '@tanstack/react-query'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import { useState } from 'react'
import type { FieldPath } from 'react-hook-form'
import { api } from '../../app/api.ts'
import { useText } from '../../i18n/useText.ts'
import { fieldMessage } from '../../kit/form/fieldMessage.ts'
import { useAction } from '../../kit/useAction.ts'
import { useKeepOrder } from '../useKeepOrder.ts'
import { fieldInForm } from './draft/orderResolver.ts'
import type { OrderDesk } from './OrderDesk.ts'
import { orderMessages } from './orderMessages.ts'

interface Outcome {
  onSaved: (order: Order) => void
  /** The first field the server refused. */
  onRefused: (field: string) => void
}

/** Saves the order once, however often the button is clicked; a refused save keeps everything typed. */
export function useSaveOrder({ form, order }: OrderDesk, { onSaved, onRefused }: Outcome) {
  const t = useText(orderMessages)
  const keep = useKeepOrder()
  const client = useQueryClient()
  const [clientKey] = useState(() => crypto.randomUUID())

  const call = (body: OrderDraft): Promise<Order> =>
    order
      ? api.orders.change({ params: { id: order._id }, body: { ...body, updatedAt: order.updatedAt } })
      : api.orders.place({ body: { ...body, clientKey } })

  return useAction(call, {
    success: t('saved'),
    failure: t('saveFailed'),
    onSuccess: (saved) => {
      keep(saved)
      onSaved(saved)
    },
    onFailure: (error) => {
      const issues = error instanceof Problem ? error.issues : []
      for (const { field, code, params } of issues) {
        const place = fieldInForm(field) as FieldPath<OrderDraft>
        form.setError(place, { type: 'server', message: fieldMessage(code, params) })
      }
      if (issues.some(({ field }) => field === 'starTour'))
        void client.invalidateQueries({ queryKey: ['starTours'] })
      if (issues[0]) onRefused(issues[0].field)
      return false
    },
  })
}
