import { Button } from '@mantine/core'
import type { OperatorRecord } from '@tourdesk/contract/fleet/operators'
import { api } from '../../app/api.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { confirmDelete } from '../../kit/dialog/confirm.ts'
import { useAction } from '../../kit/useAction.ts'
import { useOutcomes } from '../../kit/useOutcomes.ts'
import { useRefreshFleet } from '../useRefreshFleet.ts'
import { operatorMessages, wordsOfRole } from './messages.ts'

interface DeleteOperatorProps {
  operator: OperatorRecord
  onDeleted: () => void
}

/** Asks with the role in the question; the server refuses people with upcoming tours. */
export function DeleteOperator({ operator, onDeleted }: DeleteOperatorProps) {
  const t = useText(operatorMessages)
  const words = useText(common)
  const refresh = useRefreshFleet()
  const remove = useAction(() => api.operators.remove({ params: { id: operator._id } }), {
    ...useOutcomes().remove,
    onSuccess: () => {
      onDeleted()
      refresh()
    },
  })
  async function ask() {
    if (await confirmDelete(t(wordsOfRole[operator.role].deleteQuestion))) await remove.run()
  }

  return (
    <Button variant="subtle" color="red" loading={remove.busy} onClick={() => void ask()}>
      {words('delete')}
    </Button>
  )
}
