import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './Sheet.module.css'

interface SheetProps {
  title: ReactNode
  onClose: () => void
  children: ReactNode
}

/** A question or a form that comes up from the bottom, where the thumb is. It's on the page as long as it's open. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    return () => opened?.close()
  }, [])
  // By the phone's own way back, or Escape.
  const closed = () => {
    if (!dialog.current?.open) onClose()
  }
  return (
    <dialog ref={dialog} className={styles.sheet} aria-labelledby={id} onClose={closed}>
      <div className={styles.inside}>
        <h2 id={id} dir="auto">
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  )
}

/** The buttons at the end of a sheet, side by side. */
export function SheetActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
