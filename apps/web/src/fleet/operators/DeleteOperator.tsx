import type { OperatorRecord } from '@tourdesk/contract/fleet/operators'
import { api } from '../../app/api.ts'
import { useOfferUndo } from '../../app/useOfferUndo.ts'
import { useText } from '../../i18n/useText.ts'
import { DeleteButton } from '../../kit/DeleteButton.tsx'
import { useOutcomes } from '../../kit/useOutcomes.ts'
import { useRefreshFleet } from '../useRefreshFleet.ts'
import { operatorMessages, wordsOfRole } from './messages.ts'

interface DeleteOperatorProps {
  operator: OperatorRecord
  onDeleted: () => void
}

/** The question names the role; the server refuses to delete people with upcoming tours. */
export function DeleteOperator({ operator, onDeleted }: DeleteOperatorProps) {
  const t = useText(operatorMessages)
  const outcomes = useOutcomes()
  const refresh = useRefreshFleet()
  const offerUndo = useOfferUndo()
  return (
    <DeleteButton
      question={t(wordsOfRole[operator.role].deleteQuestion)}
      remove={() => api.operators.remove({ params: { id: operator._id } })}
      texts={{ ...outcomes.remove, success: '' }}
      onDeleted={(removed) => {
        onDeleted()
        refresh()
        offerUndo(outcomes.remove.success, operator._id, removed)
      }}
    />
  )
}
