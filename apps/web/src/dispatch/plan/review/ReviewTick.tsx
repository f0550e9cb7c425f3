import { Checkbox } from '@mantine/core'
import { memo, type ReactNode } from 'react'
import { Copyable } from '../../../kit/Isolated.tsx'
import styles from '../plan.module.css'

interface ReviewTickProps {
  /** The key of the unit or the move. */
  of: string
  label: ReactNode
  /** Why it's proposed. */
  why: string | null
  checked: boolean
  /** It can't be taken at the moment. */
  disabled?: boolean
  /** The plan was applied. */
  isFixed: boolean
  tabIndex: number
  onTick: (key: string, ticked: boolean) => void
}

/**
 * A change with its reason, to be taken or left; text alone once the plan was applied. A large day has
 * hundreds, so one is only drawn again if it's another.
 */
export const ReviewTick = memo(function ReviewTick({
  of,
  label,
  why,
  checked,
  disabled,
  isFixed,
  tabIndex,
  onTick,
}: ReviewTickProps) {
  const shown = typeof label === 'string' ? <Copyable>{label}</Copyable> : label
  if (isFixed) return <Untickable label={shown} why={why} />
  return (
    <Checkbox
      className={styles.tick}
      data-stop="tick"
      tabIndex={tabIndex}
      label={shown}
      description={why ? <Copyable>{why}</Copyable> : undefined}
      checked={checked}
      disabled={disabled}
      onChange={(event) => onTick(of, event.currentTarget.checked)}
    />
  )
})

/** A change, or a unit that stays, without a choice. */
export function Untickable({ label, why }: Pick<ReviewTickProps, 'label' | 'why'>) {
  return (
    <>
      {label}
      {why && (
        <p className={styles.why}>
          <Copyable>{why}</Copyable>
        </p>
      )}
    </>
  )
}
