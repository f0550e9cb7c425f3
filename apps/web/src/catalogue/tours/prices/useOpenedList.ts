import { useState } from 'react'
import type { PriceListDraft } from './priceListValues.ts'

/**
 * The price list at the position in the address, from 1. Once open it stays the same list, even if colleagues
 * add or delete lists before it, or delete this one.
 */
export function useOpenedList(
  position: number | undefined,
  lists: readonly PriceListDraft[],
): PriceListDraft | undefined {
  const [opened, setOpened] = useState<{ position?: number | undefined; list?: PriceListDraft | undefined }>(
    {},
  )
  const named = position === undefined ? undefined : lists[position - 1]
  if (opened.position !== position || (opened.list === undefined && named !== undefined)) {
    setOpened({ position, list: named })
    return named
  }
  const id = opened.list?._id
  return lists.find(({ _id }) => id !== undefined && _id === id) ?? opened.list
}
