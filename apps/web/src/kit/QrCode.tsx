import { useMemo } from 'react'
import { encode } from 'uqr'
import styles from './QrCode.module.css'

/**
 * An address for a phone to scan. Dark on white even in dark mode, since some phones can't read the opposite.
 */
export function QrCode({ address, label }: { address: string; label: string }) {
  const { data, size } = useMemo(() => encode(address, { border: 4 }), [address])
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={squaresOf(data)} />
    </svg>
  )
}

function squaresOf(rows: boolean[][]): string {
  return rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
}
