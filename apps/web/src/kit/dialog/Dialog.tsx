import { Button, Modal } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { DirtyContext } from '../dirty.ts'
import { HeadingLevel } from '../Heading.tsx'
import { confirm } from './confirm.ts'
import styles from './Dialog.module.css'
import { keepFocusInDialog, useDialogStack } from './openDialogs.ts'

const widths = { small: 420, medium: 560, large: 720, wide: 960, full: 1280 }

interface DialogProps {
  opened: boolean
  onClose: () => void
  title: ReactNode
  size?: keyof typeof widths
  /** Asks before closing; a `Form` inside does it automatically. */
  dirty?: boolean
  children: ReactNode
}

/**
 * Keep it mounted and toggle `opened`, so that the focus returns to the opener. One that loads when it's opened opens
 * right after it's mounted, for the same reason.
 */
export function Dialog({
  opened: isWanted,
  onClose,
  title,
  size = 'medium',
  dirty = false,
  children,
}: DialogProps) {
  const t = useText(common)
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  const opened = isWanted && isMounted
  const isHighest = useDialogStack(opened)
  const formIsDirty = useRef(false)

  async function close() {
    if (!isHighest()) return
    const isDirty = dirty || formIsDirty.current
    if (isDirty && !(await confirm(t('discardQuestion'), { action: t('discard'), cancel: t('keepEditing') })))
      return
    formIsDirty.current = false
    onClose()
  }

  return (
    <Modal
      opened={opened}
      onClose={() => void close()}
      onExitTransitionEnd={keepFocusInDialog}
      size={widths[size]}
      title={title}
      closeButtonProps={{ 'aria-label': t('close') }}
      classNames={{
        content: 'stack',
        header: styles.header,
        title: styles.title,
        body: styles.body,
      }}
    >
      <HeadingLevel value={3}>
        <DirtyContext value={formIsDirty}>{children}</DirtyContext>
      </HeadingLevel>
    </Modal>
  )
}

interface DialogActionsProps {
  /** For rare actions. */
  start?: ReactNode
  /** Adds a Cancel button before the others. */
  onCancel?: () => void
  /** What that button is called instead. */
  cancelLabel?: string | undefined
  children: ReactNode
}

/** The footer of a dialog or its form, always visible. */
export function DialogActions({ start, onCancel, cancelLabel, children }: DialogActionsProps) {
  const t = useText(common)
  return (
    <div className={styles.actions} data-actions>
      {start && <div className={styles.atStart}>{start}</div>}
      {onCancel && (
        <Button variant="default" onClick={onCancel}>
          {cancelLabel ?? t('cancel')}
        </Button>
      )}
      {children}
    </div>
  )
}
