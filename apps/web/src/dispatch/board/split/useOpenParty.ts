import type { PurchasedTour } from '@tourdesk/contract/orders/orderLists'
import { useEffect, useState } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { toast } from '../../../kit/toast/toast.tsx'
import { boardMessages } from '../messages.ts'
import type { Board } from '../useBoard.ts'

/** The party of an open dialog; follows others' changes, and closes if it leaves this departure. */
export function useOpenParty({ date, day, isOld }: Board) {
  const t = useText(boardMessages)
  const [id, setId] = useState<string | null>(null)
  const party = day?.purchasedTours.find((entry) => entry._id === id && entry.date === date)
  const isGone = id !== null && day !== undefined && !isOld && !party
  useEffect(() => {
    if (!isGone) return
    setId(null)
    toast.info(t('partyGone'))
  }, [isGone, t])
  return { party, open: ({ _id }: PurchasedTour) => setId(_id), close: () => setId(null) }
}
