import type { PlanMove } from '@tourdesk/domain/plan/changes/changesOf'
import { useLanguage } from '../../../i18n/language.ts'
import { Copyable } from '../../../kit/Isolated.tsx'
import { hasPlace, isMoveTicked } from './choice.ts'
import { ReviewTick } from './ReviewTick.tsx'
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
  const { proposal, choice, plan } = review
  const { language } = useLanguage()
  const names = useNames(proposal)
  const { units, facts } = proposal
  return (
    <li data-row={move.key}>
      <ReviewTick
        of={move.key}
        label={<Copyable>{names.ofMove(move, units, plan)}</Copyable>}
        why={moveReasonText(move, units, facts, language)}
        checked={isMoveTicked(move, units, choice)}
        disabled={!hasPlace(move, units, choice)}
        tabIndex={tabIndex}
        review={review}
      />
    </li>
  )
}
