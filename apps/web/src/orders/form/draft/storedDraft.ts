import { OrderInput } from '@tourdesk/contract/order'
import type { OrderDraft } from '@tourdesk/domain/orders/order'

/** What is typed into a new order, kept over a reload of this tab; each person and account have their own. */
export function storedDraft(owner: string, storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  const key = `order draft ${owner}`
  return {
    read: (): OrderDraft | null => {
      const text = storage.getItem(key)
      return text ? parse(text) : null
    },
    write: (draft: OrderDraft) => storage.setItem(key, JSON.stringify(draft)),
    clear: () => storage.removeItem(key),
  }
}

/** A draft of an older version of the product, or no draft at all, is nothing to go on with. */
function parse(text: string): OrderDraft | null {
  try {
    return OrderInput.parse(JSON.parse(text))
  } catch {
    return null
  }
}
