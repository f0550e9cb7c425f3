import type { PlanMove } from '@tourdesk/domain/plan/changes/changesOf'
import { useMemo } from 'react'
import { useLanguage } from '../../../i18n/language.ts'
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
  const { proposal, choice, plan, tick } = review
  const { language } = useLanguage()
  const names = useNames(proposal)
  const { units, facts } = proposal
  const why = useMemo(() => moveReasonText(move, units, facts, language), [move, units, facts, language])
  return (
    <li data-row={move.key}>
      <ReviewTick
        of={move.key}
        label={names.ofMove(move, units, plan)}
        why={why}
        checked={isMoveTicked(move, units, choice)}
        disabled={!hasPlace(move, units, choice)}
        isFixed={proposal.applied !== null}
        tabIndex={tabIndex}
        onTick={tick}
      />
    </li>
  )
}
