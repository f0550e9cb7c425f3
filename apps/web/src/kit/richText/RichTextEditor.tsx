import { Input } from '@mantine/core'
import Image from '@tiptap/extension-image'
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { type Ref, useEffect, useId, useImperativeHandle } from 'react'
import { directionOfText } from '../../i18n/direction.ts'
import { useLanguage } from '../../i18n/language.ts'
import { styleNonce } from '../../theme/styleNonce.ts'
import type { FieldProps } from '../fields/fieldProps.ts'
import styles from './RichText.module.css'
import { RichTextToolbar } from './RichTextToolbar.tsx'

/** Exactly the formatting that the server accepts. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    link: { openOnClick: false, defaultProtocol: 'https' },
  }),
  Image,
]

export interface RichTextProps extends FieldProps {
  /** HTML; empty if there's no text. */
  value: string
  onChange: (html: string) => void
  /** Height of the text in px; longer text scrolls. */
  height?: number
  inputRef?: Ref<{ focus: () => void }>
}

/** The editor behind `RichText`, in a separate chunk. */
export function RichTextEditor(props: RichTextProps) {
  const { label, help, error, required, disabled = false, width, height, value, onChange, onBlur } = props
  const ids = { label: useId(), error: useId() }
  const editor = useEditor({
    extensions,
    content: value,
    editable: !disabled,
    // An editor created during a render may be gone before it's mounted.
    immediatelyRender: false,
    injectNonce: styleNonce,
    onUpdate: ({ editor: changed }) => onChange(htmlOf(changed)),
    onBlur: ({ event }) => {
      if (!isInside(event.relatedTarget, ids.label)) onBlur?.()
    },
    editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': ids.label } },
  })

  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: ids.label, onClick: () => editor?.commands.focus() }}
      description={help}
      error={error}
      errorProps={{ id: ids.error }}
      withAsterisk={required}
      w={width}
    >
      <div
        className={styles.frame}
        data-error={error ? true : undefined}
        data-disabled={disabled || undefined}
        data-editor={ids.label}
      >
        {editor ? (
          <Contents {...props} editor={editor} errorId={ids.error} />
        ) : (
          <div style={{ blockSize: (height ?? 0) + 37 }} />
        )}
      </div>
    </Input.Wrapper>
  )
}

interface ContentsProps extends RichTextProps {
  editor: Editor
  errorId: string
}

function Contents({
  editor,
  errorId,
  value,
  label,
  error,
  disabled = false,
  height,
  inputRef,
}: ContentsProps) {
  const direction = useTextDirection(editor)
  useImperativeHandle(inputRef, () => ({ focus: () => void editor.commands.focus() }), [editor])
  useEffect(() => {
    if (value !== htmlOf(editor)) editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled])
  useEffect(() => {
    const { dom } = editor.view
    dom.setAttribute('aria-invalid', String(Boolean(error)))
    if (error) dom.setAttribute('aria-describedby', errorId)
    else dom.removeAttribute('aria-describedby')
  }, [editor, error, errorId])
  return (
    <>
      {!disabled && <RichTextToolbar editor={editor} label={label} />}
      <EditorContent className={styles.text} dir={direction} style={{ blockSize: height }} editor={editor} />
    </>
  )
}

function htmlOf(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML()
}

/** The toolbar belongs to the field: focusing it doesn't leave the field. */
function isInside(target: EventTarget | null, id: string): boolean {
  return target instanceof Element && target.closest(`[data-editor="${id}"]`) !== null
}

/** Bullets are on the side where the text starts; an empty text follows the page. */
function useTextDirection(editor: Editor) {
  const { direction } = useLanguage()
  return useEditorState({
    editor,
    selector: ({ editor: current }) => (current.isEmpty ? direction : directionOfText(current.getText())),
  })
}
