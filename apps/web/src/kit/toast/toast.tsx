import { Button } from '@mantine/core'
import { type NotificationData, notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { common } from '../../i18n/common.ts'
import { textNow } from '../../i18n/useText.ts'

const duration = 4000
const undoDuration = 8000

/** Toasts that need an answer don't queue behind others. */
const priority = 1

/** How a running toast ends. */
export interface Running {
  success: (text: string) => void
  failure: (text: string) => string
  close: () => void
}

/** Toasts stay for four seconds; errors, warnings and those with a next step until they're closed. */
export const toast = {
  success: (text: string, milliseconds = duration) => replaceSame(text, show(good(text, milliseconds))),
  info: (text: string, milliseconds = duration) => show(plain(text, milliseconds)),
  warning: (text: string) => show(careful(text)),
  error: (text: string) => show({ id: `failure ${text}`, ...bad(text) }),
  close: (id: string) => void notifications.hide(id),
  keep,
  running,
  undo,
  offer,
  alarm,
}

function running(text: string): Running {
  const id = show({ message: text, loading: true, autoClose: false, withCloseButton: false, role: 'status' })
  return {
    success: (done) => {
      replaceSame(done, id)
      notifications.update({ id, ...settled, ...good(done, duration) })
    },
    failure: (failed) => {
      notifications.update({ id, ...settled, ...bad(failed) })
      return id
    },
    close: () => notifications.hide(id),
  }
}

const lastOfText = new Map<string, string>()

/** So that ten saves in a row show one toast. */
function replaceSame(text: string, id: string): void {
  notifications.hide(lastOfText.get(text) ?? '')
  lastOfText.set(text, id)
}

/**
 * Says what was done, with an undo button, for eight seconds. A newer change of the same thing replaces the
 * toast.
 * @param role `region` isn't announced to screen readers, for changes that are announced where they happen
 * @returns the toast's id
 */
function undo(text: string, thing: string, onUndo: () => void, role: 'region' | 'status'): string {
  const id = `undo ${thing}`
  notifications.hide(id)
  const taken = () => {
    notifications.hide(id)
    onUndo()
  }
  const message = <WithButton text={text} label={textNow(common)('undo')} onPress={taken} />
  return show({ id, ...good(text, undoDuration), priority, role, 'aria-label': text, message })
}

/** Says what still has to be done, with a button that opens it; stays until it's closed. */
function offer(text: string, label: string, onPress: () => void): void {
  const id = `offer ${text}`
  notifications.hide(id)
  const taken = () => {
    notifications.hide(id)
    onPress()
  }
  const message = <WithButton text={text} label={label} onPress={taken} />
  show({ id, ...plain(text, 0), autoClose: false, priority, message })
}

/** The same for urgent things: read out at once, and shown before others. */
function alarm(text: string, label: string, onPress: () => void): void {
  const id = `alarm ${text}`
  notifications.hide(id)
  const taken = () => {
    notifications.hide(id)
    onPress()
  }
  show({ id, ...bad(text), message: <WithButton text={text} label={label} onPress={taken} /> })
}

/** Shows a next step until it's closed; the next toast of its kind replaces it. */
function keep(kind: string, content: ReactNode): void {
  notifications.hide(kind)
  show({ ...plain('', 0), id: kind, autoClose: false, message: content })
}

function WithButton({ text, label, onPress }: { text: string; label: string; onPress: () => void }) {
  return (
    <span style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8 }}>
      {text}
      <Button variant="subtle" size="compact-sm" flex="none" onClick={onPress}>
        {label}
      </Button>
    </span>
  )
}

const settled = { loading: false, withCloseButton: true }

function good(text: string, autoClose: number): NotificationData {
  return { message: text, color: 'green', icon: <IconCheck size={16} />, autoClose, role: 'status' }
}

function plain(text: string, autoClose: number): NotificationData {
  return { message: text, color: 'brand', icon: <IconInfoCircle size={16} />, autoClose, role: 'status' }
}

/** Stays until it's closed, since something still has to be done. */
function careful(text: string): NotificationData {
  return {
    message: text,
    color: 'orange',
    icon: <IconAlertTriangle size={16} />,
    autoClose: false,
    role: 'status',
  }
}

function bad(text: string): NotificationData {
  return {
    message: text,
    color: 'red',
    icon: <IconAlertTriangle size={16} />,
    autoClose: false,
    role: 'alert',
    priority,
  }
}

function show(data: NotificationData): string {
  const closeButtonProps = { 'aria-label': textNow(common)('close') }
  return notifications.show({ closeButtonProps, ...data })
}
