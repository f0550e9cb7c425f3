import { ActionIcon, Button, Popover } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import { type Editor, useEditorState } from '@tiptap/react'
import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { TextInput } from '../fields/TextInput.tsx'
import { richTextMessages } from './richTextMessages.ts'

/** While an element has this attribute, Escape doesn't close the dialog around it. */
const keepsEscape = 'data-mantine-stop-propagation'

/** Links the selected text, or changes or removes the link at the cursor. */
export function RichTextLink({ editor }: { editor: Editor }) {
  const t = useText(richTextMessages)
  const [address, setAddress] = useState<string | null>(null)
  const current = useEditorState({
    editor,
    selector: ({ editor: now }) => (now.getAttributes('link').href as string | undefined) ?? '',
  })

  function close() {
    setAddress(null)
    editor.commands.focus()
  }
  const isOpen = address !== null
  const closeNow = useEffectEvent(close)
  // The focus moves in shortly after opening; until then keys go to the text.
  useEffect(() => {
    if (!isOpen) return
    const text = editor.view.dom
    const onKey = ({ key }: { key: string }) => key === 'Escape' && closeNow()
    text.setAttribute(keepsEscape, 'true')
    text.addEventListener('keydown', onKey)
    return () => {
      text.removeAttribute(keepsEscape)
      text.removeEventListener('keydown', onKey)
    }
  }, [isOpen, editor])

  function set() {
    const href = withScheme(address?.trim() ?? '')
    const chain = editor.chain().focus().extendMarkRange('link')
    if (href === '') chain.unsetLink().run()
    else if (editor.state.selection.empty && current === '') {
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    } else chain.setLink({ href }).run()
    setAddress(null)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') set()
    else close()
  }

  return (
    <Popover
      opened={isOpen}
      onDismiss={close}
      width={300}
      position="bottom-start"
      trapFocus
      withinPortal={false}
    >
      <Popover.Target>
        <ActionIcon
          size={28}
          data-tool
          tabIndex={-1}
          aria-label={t('link')}
          title={t('link')}
          aria-pressed={current !== ''}
          variant={current ? 'light' : 'subtle'}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setAddress(current)}
        >
          <IconLink size={16} stroke={1.6} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className="grid gap8" onKeyDown={onKeyDown} onFocusCapture={keepEscape}>
        <TextInput
          label={t('linkAddress')}
          kind="url"
          value={address ?? ''}
          onChange={setAddress}
          autoFocus
        />
        <div className="flex justifyEnd gap8">
          {current && (
            <Button
              variant="subtle"
              color="red"
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetLink().run()
                setAddress(null)
              }}
            >
              {t('removeLink')}
            </Button>
          )}
          <Button onClick={set}>{t('setLink')}</Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}

/** Escape closes only this, not the dialog around it. */
function keepEscape({ target }: FocusEvent): void {
  if (target instanceof Element) target.setAttribute(keepsEscape, 'true')
}

/** Completes `example.com` to a web address, and an email address to a mail link. */
function withScheme(address: string): string {
  if (address === '' || /^[a-z][a-z0-9+.-]*:/i.test(address) || address.startsWith('/')) return address
  return address.includes('@') ? `mailto:${address}` : `https://${address}`
}
