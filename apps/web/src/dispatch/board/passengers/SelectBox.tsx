import { IconCheck, IconMinus } from '@tabler/icons-react'
import styles from './SelectBox.module.css'

interface SelectBoxProps {
  label: string
  state: boolean | 'mixed'
  tabIndex: number
  onToggle: (withShift: boolean) => void
}

/** A row's checkbox. It's a button, so that the page's shortcuts work while it has the focus. */
export function SelectBox({ label, state, tabIndex, onToggle }: SelectBoxProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: an input would swallow the page's shortcuts
    <button
      type="button"
      role="checkbox"
      data-stop="box"
      tabIndex={tabIndex}
      className={styles.target}
      aria-checked={state}
      aria-label={label}
      onClick={(event) => onToggle(event.shiftKey)}
    >
      <span className={styles.box} aria-hidden>
        {state === true && <IconCheck size={14} stroke={2.4} />}
        {state === 'mixed' && <IconMinus size={14} stroke={2.4} />}
      </span>
    </button>
  )
}
