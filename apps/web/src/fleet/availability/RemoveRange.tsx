import { Button } from '@mantine/core'
import type { RangeOwner } from '@tourdesk/domain/fleet/vocabulary'
import { api } from '../../app/api.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { confirmDelete } from '../../kit/dialog/confirm.ts'
import { useAction } from '../../kit/useAction.ts'
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

/** Asks like every deletion, and frees the days. */
export function RemoveRange({ objType, ownerId, rangeId, days, onRemoved }: RemoveRangeProps) {
  const words = useText(common)
  const show = useFleetDays(days)
  const params = { objId: ownerId, availId: rangeId, objType }
  const remove = useAction(() => api.availabilities.remove({ params, query: days }), {
    ...useOutcomes().remove,
    onSuccess: (answer) => {
      show(answer)
      onRemoved()
    },
  })
  async function ask() {
    if (await confirmDelete(words('deleteItemQuestion'))) await remove.run()
  }

  return (
    <Button variant="subtle" color="red" loading={remove.busy} onClick={() => void ask()}>
      {words('delete')}
    </Button>
  )
}
