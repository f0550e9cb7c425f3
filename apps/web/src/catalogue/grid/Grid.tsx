import type { FieldValues } from 'react-hook-form'
import styles from './Grid.module.css'
import { GridCell } from './GridCell.tsx'
import { GridProblems } from './GridProblems.tsx'
import { GridSaid } from './GridSaid.tsx'
import type { GridProps } from './gridProps.ts'
import { useGrid } from './useGrid.ts'

/**
 * Texts of a form in rows and columns, edited like a spreadsheet: ranges, pasted blocks, filling, undo. The
 * grid is one Tab stop; from there Tab moves through the cells and leaves after the last one.
 */
export function Grid<Key extends string, Values extends FieldValues>(props: GridProps<Key, Values>) {
  const { form, label, corner, groups, columns, rows, pathOf, cellName } = props
  const { store, handlers } = useGrid(props)
  return (
    <>
      <GridProblems {...props} store={store} />
      <div className={styles.frame}>
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table to work in is a grid */}
        <table role="grid" aria-label={label} aria-multiselectable className={styles.table} {...handlers}>
          <thead>
            <tr>
              <td className={`${styles.group} ${styles.stays}`} colSpan={corner.length} />
              {groups.map(({ name, span }) =>
                name === '' ? (
                  <td key={name} className={styles.group} colSpan={span} />
                ) : (
                  <th key={name} scope="colgroup" className={styles.group} colSpan={span}>
                    {name}
                  </th>
                ),
              )}
            </tr>
            <tr>
              {corner.map((name, index) => (
                <th key={name} scope="col" className={`${styles.head} ${styles.stays}`} data-nth={index}>
                  {name}
                </th>
              ))}
              {columns.map(({ key, name }, column) => (
                <th key={key} scope="col" className={styles.head} data-column={column}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, heads }, row) => (
              <tr key={key}>
                {heads.map((head, index) => (
                  <th
                    key={corner[index]}
                    scope="row"
                    className={`${styles.name} ${styles.stays}`}
                    data-nth={index}
                    data-row={row}
                  >
                    {head}
                  </th>
                ))}
                {columns.map((column, at) => (
                  <GridCell
                    key={column.key}
                    control={form.control}
                    store={store}
                    path={pathOf(row, column.key)}
                    shows={column.isLocked ? pathOf(row, column.shows ?? column.key) : null}
                    row={row}
                    column={at}
                    label={cellName(row, column)}
                    placeholder={column.placeholder}
                    maxLength={column.maxLength}
                    isNumber={column.isNumber}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <GridSaid store={store} />
    </>
  )
}
