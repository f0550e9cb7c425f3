import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './Sheet.module.css'

interface SheetProps {
  title: ReactNode
  onClose: () => void
  children: ReactNode
}

/** A question or form that slides up from the bottom, near the thumb. Render it only while it's open. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    return () => opened?.close()
  }, [])
  // Closed by the phone's back gesture, or Escape.
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
