import type { VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import { useEffect, useState } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { toast } from '../../../kit/toast/toast.tsx'
import { boardMessages } from '../messages.ts'
import type { Board } from '../useBoard.ts'

/** The unit of an open dialog; follows others' changes, and closes if they delete it. */
export function useOpenUnit({ day, units, isOld }: Board) {
  const t = useText(boardMessages)
  const [id, setId] = useState<string | null>(null)
  const unit: VehicleUnit | undefined = units.find(({ _id }) => _id === id)
  const isGone = id !== null && day !== undefined && !isOld && !unit
  useEffect(() => {
    if (!isGone) return
    setId(null)
    toast.info(t('unitGone'))
  }, [isGone, t])
  return { unit, open: setId, close: () => setId(null) }
}
