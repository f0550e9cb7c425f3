import { Checkbox } from '@mantine/core'
import { useText } from '../../i18n/useText.ts'
import styles from './DataTable.module.css'
import { tableMessages } from './messages.ts'
import type { RowSelection } from './useRowSelection.ts'

interface TickBoxProps<Row> {
  id: string
  /** The id of the element that names the row. */
  name: string
  selection: RowSelection<Row>
  isCursor: boolean
}

/** The checkbox that selects a row. */
export function TickBox<Row>({ id, name, selection, isCursor }: TickBoxProps<Row>) {
  const t = useText(tableMessages)
  return (
    <Checkbox
      id={`${name}-tick`}
      data-tick
      tabIndex={isCursor ? 0 : -1}
      aria-label={t('selectRow')}
      aria-labelledby={`${name}-tick ${name}`}
      checked={selection.has(id)}
      onChange={({ nativeEvent }) =>
        selection.toggle(id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
      }
    />
  )
}

export function TickCell<Row>(props: TickBoxProps<Row>) {
  return (
    <td className={styles.tick}>
      <TickBox {...props} />
    </td>
  )
}

/** The checkbox in the header, for all rows of the page. */
export function PageTick<Row>({ ids, selection }: { ids: readonly string[]; selection: RowSelection<Row> }) {
  const t = useText(tableMessages)
  const ticked = ids.filter(selection.has).length
  return (
    <th scope="col" className={styles.tick}>
      <Checkbox
        aria-label={t('selectPage')}
        disabled={ids.length === 0}
        checked={ids.length > 0 && ticked === ids.length}
        indeterminate={ticked > 0 && ticked < ids.length}
        onChange={selection.togglePage}
      />
    </th>
  )
}
