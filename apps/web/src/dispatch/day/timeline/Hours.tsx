import { Code } from '../../../kit/Isolated.tsx'
import { clock } from './clock.ts'
import { type ShownHours, shareOf } from './placeOf.ts'
import styles from './timeline.module.css'

/** The hours above the rows, and their lines behind them. Each link says its times itself. */
export function Hours({ hours }: { hours: ShownHours }) {
  const all = Array.from({ length: hours.until - hours.from + 1 }, (_, index) => hours.from + index)
  return (
    <div aria-hidden>
      <div className={styles.head}>
        {all.slice(0, -1).map((hour) => (
          <span key={hour} className={styles.hour} style={at(hour)}>
            <Code>{clock(hour * 60)}</Code>
          </span>
        ))}
      </div>
      <div className={styles.lines}>
        {all.map((hour) => (
          <span key={hour} className={styles.line} style={at(hour)} />
        ))}
      </div>
    </div>
  )

  function at(hour: number) {
    return { insetInlineStart: `${shareOf(hour * 60, hours)}%` }
  }
}
