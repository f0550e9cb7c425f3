import styles from './DataTable.module.css'

/** Placeholder rows of the right height while the first answer is loading. */
export function SkeletonRows({ columns, rows }: { columns: number; rows: number }) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they never move
    <tr key={row} aria-hidden>
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never move
        <td key={column}>
          <span
            className={styles.skeleton}
            style={{ inlineSize: `${45 + ((row * 7 + column * 13) % 40)}%` }}
          />
        </td>
      ))}
    </tr>
  ))
}
