import { Problem } from '@tourdesk/contract/kernel/problem'
import type { AccountPrices } from '@tourdesk/contract/pricing/pricing'
import { type ReactNode, useState } from 'react'
import { DeletionWatch } from '../app/DeletionWatch.tsx'
import { useBackToList } from '../app/useBackToList.ts'
import { ErrorState } from '../kit/ErrorState.tsx'
import { LeaveGuard } from '../kit/LeaveGuard.tsx'
import { LoadingPage } from '../kit/LoadingPage.tsx'
import { useProblemTexts } from '../kit/problemText.ts'
import { usePrices } from './usePrices.ts'

interface PriceItemProps<Item> {
  /** An id, or `new`. */
  id: string
  listAddress: string
  itemsOf: (prices: AccountPrices) => readonly Item[]
  nameOf: (item: Item) => string
  /** Renders the item, or null for a new one. */
  children: (item: Item | null, prices: AccountPrices) => ReactNode
}

const unknown = new Problem('not_found')

/** The page of an item of the price management; an unknown id goes back to the list. */
export function PriceItem<Item extends { _id: string }>({
  id,
  listAddress,
  itemsOf,
  nameOf,
  children,
}: PriceItemProps<Item>) {
  const { ofError } = useProblemTexts()
  const { data: prices, error, refetch } = usePrices()
  const found = prices && itemsOf(prices).find(({ _id }) => _id === id)
  // An item that's being edited stays on the screen even if a colleague deletes it.
  const [opened, setOpened] = useState(found)
  if (found && found !== opened) setOpened(found)
  const item = found ?? opened
  const isNew = id === 'new'
  useBackToList({ data: item, error: prices && !isNew ? unknown : null }, listAddress)

  if (!prices && error) return <ErrorState text={ofError(error)} onRetry={() => void refetch()} />
  if (!prices || (!item && !isNew)) return <LoadingPage />
  return (
    <LeaveGuard>
      <DeletionWatch isDeleted={item !== undefined && !found} name={item ? nameOf(item) : ''}>
        {children(item ?? null, prices)}
      </DeletionWatch>
    </LeaveGuard>
  )
}
