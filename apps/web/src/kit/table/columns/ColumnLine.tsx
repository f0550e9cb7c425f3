import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { Checkbox } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/useText.ts'
import styles from './ColumnsDialog.module.css'
import { columnMessages } from './messages.ts'

interface ColumnLineProps {
  id: string
  name: string
  isShown: boolean
  /** True for a column that can be moved, but not hidden. */
  isFixed: boolean
  /** Its position, from 1. */
  place: number
  of: number
  onToggle: () => void
  /** Moves it to a position, from 0. */
  onMove: (to: number) => void
  onDragOver: (dragged: string) => void
  /** Undefined for as wide as its content. */
  width: number | undefined
  onResize: (width: number | undefined) => void
}

const step = 16

/** A column in the column settings: its checkbox, and a handle to drag or to move with the arrows. */
export function ColumnLine(props: ColumnLineProps) {
  const { id, name, isShown, isFixed, place, of, width, onToggle, onMove, onResize } = props
  const t = useText(columnMessages)
  const { direction } = useLanguage()
  const line = useRef<HTMLLIElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const dragOver = useEffectEvent(props.onDragOver)
  useEffect(() => {
    if (!line.current || !handle.current) return
    const element = line.current
    const stopDrag = draggable({
      element,
      dragHandle: handle.current,
      getInitialData: () => ({ column: id }),
    })
    const stopDrop = dropTargetForElements({
      element,
      canDrop: ({ source }) => typeof source.data.column === 'string',
      onDragEnter: ({ source }) => {
        if (source.data.column !== id) dragOver(String(source.data.column))
      },
    })
    return () => {
      stopDrag()
      stopDrop()
    }
  }, [id])

  function onKeyDown(event: KeyboardEvent) {
    const wider = { ArrowRight: step, ArrowLeft: -step }[event.key]
    const isReset = event.key === 'Delete' || event.key === 'Backspace'
    if (wider !== undefined) onResize(widthOf(id, width) + (direction === 'rtl' ? -wider : wider))
    if (isReset) onResize(undefined)
    if (wider !== undefined || isReset) return event.preventDefault()
    const to = { ArrowUp: place - 2, ArrowDown: place, Home: 0, End: of - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    onMove(to)
    // A line that moves up is briefly removed from the page, and loses the focus.
    requestAnimationFrame(() => handle.current?.focus())
  }

  return (
    <li ref={line} className={styles.line}>
      <Checkbox label={<bdi>{name}</bdi>} checked={isShown} disabled={isFixed} onChange={onToggle} />
      <button
        ref={handle}
        type="button"
        className={styles.handle}
        aria-label={t('columnMove', {
          name,
          place,
          of,
          width: width === undefined ? t('asContent') : t('pixels', { width }),
        })}
        onKeyDown={onKeyDown}
      >
        <IconGripVertical size={16} stroke={1.6} aria-hidden />
      </button>
    </li>
  )
}

/** A column without a chosen width counts as wide as it's rendered now. */
function widthOf(column: string, chosen: number | undefined): number {
  const head = document.querySelector(`th[data-column="${column}"]`)
  return chosen ?? head?.getBoundingClientRect().width ?? 0
}
