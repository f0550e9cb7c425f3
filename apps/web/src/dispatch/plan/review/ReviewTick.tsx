import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from '../plan.module.css'
import { withTick } from './choice.ts'
import type { Review } from './useReview.ts'

interface ReviewTickProps {
  /** The key of the unit or the move. */
  of: string
  label: ReactNode
  /** Why it's proposed. */
  why: ReactNode
  checked: boolean
  /** It can't be taken at the moment. */
  disabled?: boolean
  tabIndex: number
  review: Review
}

/** A change with its reason, to be taken or left; text alone once the plan was applied. */
export function ReviewTick({ of, label, why, checked, disabled, tabIndex, review }: ReviewTickProps) {
  const { proposal, choice, change } = review
  if (proposal.applied) return <Untickable label={label} why={why} />
  return (
    <Checkbox
      className={styles.tick}
      data-stop="tick"
      tabIndex={tabIndex}
      label={label}
      description={why ?? undefined}
      checked={checked}
      disabled={disabled}
      onChange={(event) => change(withTick(choice, of, event.currentTarget.checked))}
    />
  )
}

/** A change, or a unit that stays, without a choice. */
export function Untickable({ label, why }: Pick<ReviewTickProps, 'label' | 'why'>) {
  return (
    <>
      {label}
      {why && <p className={styles.why}>{why}</p>}
    </>
  )
}
