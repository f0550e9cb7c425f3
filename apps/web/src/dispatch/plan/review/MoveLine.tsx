import { Checkbox } from '@mantine/core'
import type { PlanMove } from '@tourdesk/domain/plan/changes/changesOf'
import { useLanguage } from '../../../i18n/language.ts'
import { Copyable } from '../../../kit/Isolated.tsx'
import { hasPlace, isMoveTicked, withTick } from './choice.ts'
import { moveReasonText } from './reasonText.ts'
import { useNames } from './useNames.ts'
import type { Review } from './useReview.ts'

interface MoveLineProps {
  move: PlanMove
  review: Review
  tabIndex: number
}

/** Who moves from where to where, and why, with a tick. Nobody moves to a unit that isn't made. */
export function MoveLine({ move, review, tabIndex }: MoveLineProps) {
  const { proposal, choice, change, plan } = review
  const { language } = useLanguage()
  const names = useNames(proposal)
  const { units, facts } = proposal
  return (
    <li data-row={move.key}>
      <Checkbox
        data-stop="tick"
        tabIndex={tabIndex}
        label={<Copyable>{names.ofMove(move, units, plan)}</Copyable>}
        description={moveReasonText(move, units, facts, language) ?? undefined}
        checked={isMoveTicked(move, units, choice)}
        disabled={!hasPlace(move, units, choice)}
        onChange={(event) => change(withTick(choice, move.key, event.currentTarget.checked))}
      />
    </li>
  )
}
