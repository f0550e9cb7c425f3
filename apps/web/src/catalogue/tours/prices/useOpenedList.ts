import { useState } from 'react'
import type { PriceListDraft } from './priceListValues.ts'

/**
 * The price list that the address names by its position, from 1. Once it is open it stays the same one, also when
 * colleagues add or delete lists before it; one that they delete stays open as it was.
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
