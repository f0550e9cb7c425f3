import styles from './FillBar.module.css'

interface FillBarProps {
  part: number
  whole: number
  /** Shown without colour, if no action is needed. */
  isQuiet?: boolean
}

/** How much of a capacity is used, red if exceeded; the numbers are beside it as text. */
export function FillBar({ part, whole, isQuiet }: FillBarProps) {
  const share = whole > 0 ? Math.min(1, part / whole) : 0
  return (
    <div
      className={styles.bar}
      aria-hidden
      data-quiet={isQuiet || undefined}
      data-over={part > whole || undefined}
    >
      <div className={styles.fill} style={{ inlineSize: `${share * 100}%` }} />
    </div>
  )
}
