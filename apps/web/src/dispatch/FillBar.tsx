import styles from './FillBar.module.css'

interface FillBarProps {
  part: number
  whole: number
  /** Without colour, for what needs no care any more. */
  isQuiet?: boolean
}

/** How much of a whole is taken, red when it is more than there is; the numbers stand beside it as text. */
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
