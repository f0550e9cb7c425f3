import { Button } from '@mantine/core'
import { useText } from '../../../i18n/useText.ts'
import { Dialog, DialogActions } from '../../dialog/Dialog.tsx'
import { nameOf } from '../column.ts'
import { tableMessages } from '../messages.ts'
import { type ArrangedColumn, type ChosenColumn, movedTo, resized, toggled } from './arrangeColumns.ts'
import { ColumnLine } from './ColumnLine.tsx'
import { columnMessages } from './messages.ts'

export interface ColumnsDialogProps {
  columns: readonly Pick<ArrangedColumn<never>, keyof ArrangedColumn<never>>[]
  /** Undefined for the usual columns. */
  onChoose: (columns: readonly ChosenColumn[] | undefined) => void
  opened: boolean
  onClose: () => void
}

/** Which columns a list shows, and in which order. Every change shows at once. */
export function ColumnsDialog({ columns, onChoose, opened, onClose }: ColumnsDialogProps) {
  const words = useText(tableMessages)
  const t = useText(columnMessages)
  return (
    <Dialog opened={opened} onClose={onClose} title={words('columns')} size="small">
      <p className="quiet flat below8 small">{t('columnsHelp')}</p>
      <ul className="plainList">
        {columns.map((one, at) => (
          <ColumnLine
            key={one.key}
            id={one.key}
            name={nameOf(one.column)}
            isShown={one.isShown}
            isFixed={one.isFixed}
            place={at + 1}
            of={columns.length}
            onToggle={() => onChoose(toggled(columns, one.key))}
            onMove={(to) => onChoose(movedTo(columns, one.key, to))}
            width={one.width}
            onResize={(width) => onChoose(resized(columns, one.key, width))}
            onDragOver={(dragged) => onChoose(movedTo(columns, dragged, at))}
          />
        ))}
      </ul>
      <DialogActions
        start={
          <Button variant="subtle" onClick={() => onChoose(undefined)}>
            {t('columnsReset')}
          </Button>
        }
      >
        <Button onClick={onClose}>{t('done')}</Button>
      </DialogActions>
    </Dialog>
  )
}
