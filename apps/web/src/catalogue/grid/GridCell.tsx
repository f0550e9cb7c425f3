import { memo, useId, useSyncExternalStore } from 'react'
import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form'
import styles from './Grid.module.css'
import { type GridStore, lookOf } from './gridStore.ts'

interface GridCellProps<Values extends FieldValues> {
  control: Control<Values, unknown, Values>
  store: GridStore
  path: FieldPath<Values>
  /** The path of the text that a locked cell shows; null for an editable cell. */
  shows: FieldPath<Values> | null
  row: number
  column: number
  label: string
  placeholder: string | undefined
  maxLength: number | undefined
  isNumber: boolean
}

/** A cell that rerenders only when its own look changes, and not while people type. */
export const GridCell = memo(function GridCell<Values extends FieldValues>(props: GridCellProps<Values>) {
  const { control, store, path, shows, row, column, label, placeholder, maxLength, isNumber } = props
  const problemId = useId()
  const look = useSyncExternalStore(store.subscribe, () => lookOf(store.get(), { row, column }))
  const problem = useSyncExternalStore(store.subscribe, () => store.get().problems.get(path))
  const isActive = look === 'active' || look === 'anchor' || look === 'edited'
  const shared = {
    className: styles.input,
    'aria-label': label,
    tabIndex: isActive ? 0 : -1,
    autoComplete: 'off',
  }
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid, a cell of the table is a gridcell
    <td
      className={styles.cell}
      data-at={`${row} ${column}`}
      data-look={look === 'anchor' ? 'active' : look}
      data-in-range={look === 'anchor' || undefined}
      data-locked={shows !== null || undefined}
      aria-selected={look !== 'plain'}
    >
      {shows ? (
        <LockedInput control={control} name={shows} {...shared} />
      ) : (
        <input
          {...control.register(path)}
          {...shared}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && isActive ? problemId : undefined}
          title={problem}
          placeholder={placeholder}
          maxLength={maxLength}
          inputMode={isNumber ? 'decimal' : undefined}
        />
      )}
      {problem && isActive && (
        <span id={problemId} className={styles.problem} role="alert">
          {problem}
        </span>
      )}
    </td>
  )
}) as <Values extends FieldValues>(props: GridCellProps<Values>) => React.ReactNode

interface LockedInputProps<Values extends FieldValues> {
  control: Control<Values, unknown, Values>
  name: FieldPath<Values>
}

/** Can be focused and copied, but not changed. */
function LockedInput<Values extends FieldValues>({ control, name, ...rest }: LockedInputProps<Values>) {
  const value: string | undefined = useWatch({ control, name })
  return <input {...rest} value={value ?? ''} readOnly aria-disabled />
}
