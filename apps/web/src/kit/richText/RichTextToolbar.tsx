import { ActionIcon } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconClearFormatting,
  IconH2,
  IconH3,
  IconItalic,
  IconList,
  IconListNumbers,
  IconUnderline,
} from '@tabler/icons-react'
import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react'
import type { KeyboardEvent } from 'react'
import { useText } from '../../i18n/useText.ts'
import styles from './RichText.module.css'
import { RichTextLink } from './RichTextLink.tsx'
import { richTextMessages } from './richTextMessages.ts'

/** A button's action, and whether it's on or disabled. */
interface Tool {
  key: Exclude<
    keyof typeof richTextMessages.en,
    'toolbar' | 'linkAddress' | 'setLink' | 'removeLink' | 'link'
  >
  Icon: typeof IconBold
  run: (chain: ChainedCommands) => ChainedCommands
  isOn?: (editor: Editor) => boolean
  canRun?: (editor: Editor) => boolean
  /** Mirrored in right-to-left languages. */
  pointsForward?: true
}

const marks: Tool[] = [
  { key: 'bold', Icon: IconBold, run: (chain) => chain.toggleBold(), isOn: (on) => on.isActive('bold') },
  {
    key: 'italic',
    Icon: IconItalic,
    run: (chain) => chain.toggleItalic(),
    isOn: (on) => on.isActive('italic'),
  },
  {
    key: 'underline',
    Icon: IconUnderline,
    run: (chain) => chain.toggleUnderline(),
    isOn: (on) => on.isActive('underline'),
  },
]

const blocks: Tool[] = [
  {
    key: 'heading',
    Icon: IconH2,
    run: (chain) => chain.toggleHeading({ level: 2 }),
    isOn: (on) => on.isActive('heading', { level: 2 }),
  },
  {
    key: 'subheading',
    Icon: IconH3,
    run: (chain) => chain.toggleHeading({ level: 3 }),
    isOn: (on) => on.isActive('heading', { level: 3 }),
  },
  {
    key: 'bullets',
    Icon: IconList,
    run: (chain) => chain.toggleBulletList(),
    isOn: (on) => on.isActive('bulletList'),
    pointsForward: true,
  },
  {
    key: 'numbers',
    Icon: IconListNumbers,
    run: (chain) => chain.toggleOrderedList(),
    isOn: (on) => on.isActive('orderedList'),
    pointsForward: true,
  },
  {
    key: 'quote',
    Icon: IconBlockquote,
    run: (chain) => chain.toggleBlockquote(),
    isOn: (on) => on.isActive('blockquote'),
    pointsForward: true,
  },
  { key: 'plain', Icon: IconClearFormatting, run: (chain) => chain.unsetAllMarks().clearNodes() },
]

const steps: Tool[] = [
  {
    key: 'undo',
    Icon: IconArrowBackUp,
    run: (chain) => chain.undo(),
    canRun: (on) => on.can().undo(),
    pointsForward: true,
  },
  {
    key: 'redo',
    Icon: IconArrowForwardUp,
    run: (chain) => chain.redo(),
    canRun: (on) => on.can().redo(),
    pointsForward: true,
  },
]

/** A single Tab stop; the arrow keys move between its buttons. */
export function RichTextToolbar({ editor, label }: { editor: Editor; label: string }) {
  const t = useText(richTextMessages)
  return (
    <div
      className={styles.toolbar}
      role="toolbar"
      aria-label={t('toolbar', { label })}
      onKeyDown={moveBetweenTools}
    >
      <Tools editor={editor} tools={marks} />
      <RichTextLink editor={editor} />
      <span className={styles.gap} />
      <Tools editor={editor} tools={blocks} />
      <span className={styles.gap} />
      <Tools editor={editor} tools={steps} />
    </div>
  )
}

function Tools({ editor, tools }: { editor: Editor; tools: Tool[] }) {
  const t = useText(richTextMessages)
  const states = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      tools.map(({ isOn, canRun }) => ({
        isOn: isOn?.(current) ?? false,
        canRun: canRun?.(current) ?? true,
      })),
  })
  return tools.map(({ key, Icon, run, isOn, pointsForward }, index) => (
    <ActionIcon
      key={key}
      className={styles.tool}
      size={28}
      data-tool
      tabIndex={key === 'bold' ? 0 : -1}
      aria-label={t(key)}
      title={t(key)}
      aria-pressed={isOn && states[index]?.isOn}
      variant={states[index]?.isOn ? 'light' : 'subtle'}
      aria-disabled={!states[index]?.canRun || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => run(editor.chain().focus()).run()}
    >
      <Icon size={16} stroke={1.6} className={pointsForward && 'pointsForward'} />
    </ActionIcon>
  ))
}

function moveBetweenTools(event: KeyboardEvent<HTMLElement>): void {
  if (!(event.target instanceof HTMLElement) || !event.target.matches('[data-tool]')) return
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight'
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tool]')]
  const at = tools.indexOf(event.target)
  const next = { [forward]: tools[at + 1], [backward]: tools[at - 1], Home: tools[0], End: tools.at(-1) }[
    event.key
  ]
  if (!next) return
  event.preventDefault()
  for (const tool of tools) tool.tabIndex = tool === next ? 0 : -1
  next.focus()
}
