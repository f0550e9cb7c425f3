import type { RangeOwner } from '@tourdesk/domain/fleet/vocabulary'
import { api } from '../../app/api.ts'
import { useOfferUndo } from '../../app/useOfferUndo.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { DeleteButton } from '../../kit/DeleteButton.tsx'
import { useOutcomes } from '../../kit/useOutcomes.ts'
import type { Days } from './gridDays.ts'
import { useFleetDays } from './useFleetDays.ts'

interface RemoveRangeProps {
  objType: RangeOwner
  ownerId: string
  rangeId: string
  days: Days
  onRemoved: () => void
}

/** Asks as for every deletion, then frees the days. */
export function RemoveRange({ objType, ownerId, rangeId, days, onRemoved }: RemoveRangeProps) {
  const words = useText(common)
  const { success, ...texts } = useOutcomes().remove
  const offerUndo = useOfferUndo()
  const show = useFleetDays(days)
  const params = { objId: ownerId, availId: rangeId, objType }
  return (
    <DeleteButton
      question={words('deleteItemQuestion')}
      remove={() => api.availabilities.remove({ params, query: days })}
      texts={texts}
      onDeleted={(answer) => {
        show(answer)
        offerUndo(success, ownerId, answer)
        onRemoved()
      }}
    />
  )
}
