import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useRef,
  useState,
} from 'react'
import { type FieldPathValue, type FieldValues, set } from 'react-hook-form'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/useText.ts'
import { readTable, writeTable } from './clipboardTable.ts'
import { type Command, commandOf } from './gridCommand.ts'
import { emptyHistory, recorded, redone, undone } from './gridHistory.ts'
import type { GridProps } from './gridProps.ts'
import { type At, cellsOf, moved, only, rangeOf, type Selection, tabbed, widened } from './gridRange.ts'
import { createGridStore } from './gridStore.ts'
import { gridMessages } from './messages.ts'
import { planFill } from './planFill.ts'
import { planPaste } from './planPaste.ts'

type Written = { at: At; text: string }[]

/** The handlers of a grid: selecting, typing, the clipboard, filling, undo. */
export function useGrid<Key extends string, Values extends FieldValues>(props: GridProps<Key, Values>) {
  const { form, root, columns, rows, pathOf, understand, onWritten } = props
  const t = useText(gridMessages)
  const { direction } = useLanguage()
  const table = useRef<HTMLTableElement>(null)
  const [store] = useState(createGridStore)
  const say = (said: string[]) => store.set({ said })
  const scrolling = useRef(0)
  const history = useRef(emptyHistory)
  /** The focused cell's text as it is in the history. */
  const kept = useRef<{ at: At; text: string } | null>(null)
  const isDragging = useRef(false)
  const size = { rows: rows.length, columns: columns.length }
  const columnOf = (at: At) => columns[at.column] as GridProps<Key, Values>['columns'][number]
  const isLocked = (at: At) => columnOf(at).isLocked

  function read(at: At): string {
    const { key, shows } = columnOf(at)
    return form.getValues(pathOf(at.row, shows ?? key)) ?? ''
  }

  /**
   * Writes all cells at once, since each write compares the form with its initial values and stores its
   * draft.
   */
  function write(cells: Written) {
    const last = cells.at(-1)
    if (!last) return
    const values = { [root]: structuredClone(form.getValues(root)) }
    for (const { at, text } of cells) set(values, pathOf(at.row, columnOf(at).key), text)
    form.setValue(root, values[root] as FieldPathValue<Values, typeof root>)
    const path = pathOf(last.at.row, columnOf(last.at).key)
    const text = last.text as FieldPathValue<Values, typeof path>
    form.setValue(path, text, { shouldDirty: true, shouldTouch: true })
  }

  function inputAt({ row, column }: At): HTMLInputElement | null {
    return table.current?.querySelector<HTMLInputElement>(`[data-at="${row} ${column}"] input`) ?? null
  }

  function isTyped(): boolean {
    return kept.current !== null && inputAt(kept.current.at)?.value !== kept.current.text
  }

  /** Adds what was typed to the history, in its normalised form. */
  function settle() {
    const start = kept.current
    const typed = start && inputAt(start.at)?.value
    if (!start || typed == null || typed === start.text || isLocked(start.at)) return
    const text = understand([{ column: columnOf(start.at).key, text: typed }])[0] ?? typed
    if (text !== typed) write([{ at: start.at, text }])
    history.current = recorded(history.current, [{ at: start.at, before: start.text, after: text }])
    kept.current = { at: start.at, text }
  }

  function select(selection: Selection) {
    store.set({ selection, isEditing: false })
    const input = inputAt(selection.active)
    input?.focus({ preventScroll: true })
    input?.select()
    // Waits for the next frame, which lays out the page anyway; scrolling now would lay it out twice.
    cancelAnimationFrame(scrolling.current)
    scrolling.current = requestAnimationFrame(() =>
      inputAt(selection.corner)?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    )
  }

  function apply(cells: Written) {
    settle()
    const changes = cells.map(({ at, text }) => ({ at, before: read(at), after: text }))
    history.current = recorded(history.current, changes)
    put(cells)
  }

  function put(cells: Written) {
    write(cells)
    onWritten()
    const { active } = store.get().selection
    kept.current = { at: active, text: read(active) }
    inputAt(active)?.select()
  }

  function step(way: typeof undone) {
    settle()
    const next = way(history.current, read)
    if (!next) return
    history.current = next.history
    put(next.cells)
    const [first, last] = [next.cells[0], next.cells.at(-1)]
    if (first && last) select({ active: first.at, corner: last.at })
  }

  function fill(along: 'down' | 'right') {
    settle()
    const plan = planFill(store.get().selection, along, isLocked)
    apply(plan.map(({ at, from }) => ({ at, text: read(from) })))
  }

  function selectedCells(): At[][] {
    return cellsOf(rangeOf(store.get().selection))
  }

  function clear() {
    const open = selectedCells()
      .flat()
      .filter((at) => !isLocked(at))
    apply(open.map((at) => ({ at, text: columnOf(at).blank })))
  }

  function edit() {
    const { active } = store.get().selection
    const input = inputAt(active)
    if (!input || isLocked(active)) return
    store.set({ selection: only(active), isEditing: true })
    input.setSelectionRange(input.value.length, input.value.length)
  }

  /** Returns false if there was nothing to undo. */
  function takeBack(): boolean {
    const { selection, isEditing } = store.get()
    const start = kept.current
    if (start && isTyped()) write([start])
    else if (!isEditing && selection.corner === selection.active) return false
    select(only(selection.active))
    return true
  }

  /** Returns false if the key is left to the browser. */
  function run(command: Command): boolean {
    const { selection } = store.get()
    if (command.does === 'move') {
      const from = command.extends ? selection.corner : selection.active
      const to = moved(from, command.move, size, command.toEdge)
      select(command.extends ? { ...selection, corner: to } : only(to))
    } else if (command.does === 'tab') {
      const to = tabbed(selection.active, command.step, size, isLocked)
      if (!to) return false
      select(only(to))
    } else if (command.does === 'select') {
      const { what } = command
      select(
        what === 'all'
          ? widened(widened(selection, 'rows', size), 'columns', size)
          : widened(selection, what, size),
      )
    } else if (command.does === 'takeBack') return takeBack()
    else if (command.does === 'enter') {
      settle()
      select(only(moved(selection.active, 'down', size)))
    } else if (command.does === 'fillDown') fill('down')
    else if (command.does === 'fillRight') fill('right')
    else if (command.does === 'undo') step(undone)
    else if (command.does === 'redo') step(redone)
    else if (command.does === 'clear') clear()
    else edit()
    return true
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!placeOf(event.target)) return
    const { isEditing } = store.get()
    const command = commandOf(event, { direction, isEditing, isTyped: isTyped() })
    if (!command || !run(command)) return
    event.preventDefault()
    event.stopPropagation()
  }

  function onFocus({ target }: FocusEvent) {
    const at = placeOf(target)
    if (!at) return
    const { active } = store.get().selection
    if (at.row !== active.row || at.column !== active.column)
      store.set({ selection: only(at), isEditing: false })
    kept.current = { at, text: read(at) }
    inputAt(at)?.select()
  }

  function onBlur({ relatedTarget }: FocusEvent) {
    settle()
    kept.current = null
    if (!table.current?.contains(relatedTarget)) store.set({ isEditing: false })
  }

  function onMouseDown(event: MouseEvent) {
    if (event.button !== 0) return
    const { selection, isEditing } = store.get()
    const at = placeOf(event.target)
    if (isEditing && at && at.row === selection.active.row && at.column === selection.active.column) return
    const whole = at ? null : headOf(event.target)
    if (!at && !whole) return
    event.preventDefault()
    if (whole) {
      const active = { row: 0, column: 0, ...whole }
      return select(widened(only(active), 'row' in whole ? 'rows' : 'columns', size))
    }
    if (!at) return
    isDragging.current = true
    window.addEventListener('mouseup', () => (isDragging.current = false), { once: true })
    select(event.shiftKey ? { ...selection, corner: at } : only(at))
  }

  function onMouseOver({ target, buttons }: MouseEvent) {
    const at = isDragging.current && buttons === 1 ? placeOf(target) : null
    if (at) select({ ...store.get().selection, corner: at })
  }

  /** Returns false while text is being typed or edited: the browser copies that itself. */
  function copy(event: ClipboardEvent): boolean {
    if (!placeOf(event.target) || store.get().isEditing || isTyped()) return false
    const cells = selectedCells()
    event.preventDefault()
    event.clipboardData.setData('text/plain', writeTable(cells.map((row) => row.map(read))))
    say([t('copied', { count: cells.flat().length })])
    return true
  }

  function onPaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain')
    if (!placeOf(event.target) || text === '') return
    const block = readTable(text)
    const isOne = block.flat().length === 1
    if (isOne && (store.get().isEditing || isTyped())) return
    event.preventDefault()
    const { cells, left, range } = planPaste(block, store.get().selection, size, isLocked)
    const read = understand(cells.map((cell) => ({ column: columnOf(cell.at).key, text: cell.text })))
    const isEmpty = (cell: string) => cell.trim() === ''
    apply(
      cells.map(({ at, text: cell }, index) => ({
        at,
        text: isEmpty(cell) ? columnOf(at).blank : (read[index] ?? cell.trim()),
      })),
    )
    select({
      active: { row: range.top, column: range.start },
      corner: { row: range.bottom, column: range.end },
    })
    const unclear = cells.filter((cell, index) => !isEmpty(cell.text) && read[index] === null).length
    say([
      ...(cells.length > 0 ? [t('pasted', { count: cells.length })] : []),
      ...(unclear > 0 ? [t('unclear', { count: unclear })] : []),
      ...(left.length > 0 ? [t('left', { texts: left.join(' · ') })] : []),
    ])
  }

  return {
    store,
    handlers: {
      ref: table,
      onKeyDown,
      onFocus,
      onBlur,
      onMouseDown,
      onMouseOver,
      onDoubleClick: edit,
      onCopy: copy,
      onCut: (event: ClipboardEvent) => copy(event) && clear(),
      onPaste,
    },
  }
}

/** The cell in which an event happened. */
function placeOf(target: EventTarget | null): At | null {
  const at = target instanceof Element && target.closest<HTMLElement>('[data-at]')?.dataset.at
  if (!at) return null
  const [row = 0, column = 0] = at.split(' ').map(Number)
  return { row, column }
}

/** The row or the column whose header was pressed. */
function headOf(target: EventTarget | null): { row: number } | { column: number } | null {
  const head = target instanceof Element ? target.closest('th')?.dataset : undefined
  if (head?.row !== undefined) return { row: Number(head.row) }
  return head?.column === undefined ? null : { column: Number(head.column) }
}
