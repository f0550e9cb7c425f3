import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { offeredBy } from './markedIn.ts'

/** For search fields: typing after focusing replaces the text. */
export const replacedByTyping = {
  onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select(),
}

interface SearchText {
  /** The chosen option's label, which the field shows. */
  chosen: string
  /** Whether Tab may take the list's first option. */
  tabTakes: boolean
  onBlur?: (() => void) | undefined
}

/**
 * The text of a list searched by typing. It's selected on focus and after choosing, so typing starts a new
 * search. An unfinished search never counts as a choice: Tab takes the marked option, Enter stays, and
 * `missed` is the text that found nothing.
 */
export function useSearchText({ chosen, tabTakes, onBlur }: SearchText) {
  const [missed, setMissed] = useState<string | null>(null)
  const selection = useLateSelection()
  const isSearch = ({ value }: HTMLInputElement) => value.trim() !== '' && value !== chosen
  return {
    missed,
    bound: {
      onFocus(event: FocusEvent<HTMLInputElement>) {
        setMissed(null)
        replacedByTyping.onFocus(event)
      },
      onClick({ currentTarget }: MouseEvent<HTMLInputElement>) {
        if (currentTarget.value === chosen) selection.soon()
      },
      // Without a marked option the list would pass Enter on to the form.
      onKeyDownCapture(event: KeyboardEvent<HTMLInputElement>) {
        selection.beforeTyping()
        if (!isSearch(event.currentTarget) || event.nativeEvent.isComposing) return
        if (event.ctrlKey || event.metaKey) return
        if (event.key === 'Enter') {
          event.preventDefault()
          event.stopPropagation()
          offeredBy(event.currentTarget)?.click()
        }
        if (event.key !== 'Tab' || !tabTakes) return
        const offered = offeredBy(event.currentTarget)
        // Tab chooses, it never opens a dialog.
        if (!offered?.querySelector('[data-adds]')) offered?.click()
      },
      onOptionSubmit: selection.soon,
      onBlur({ currentTarget }: FocusEvent<HTMLInputElement>) {
        if (isSearch(currentTarget)) setMissed(currentTarget.value.trim())
        onBlur?.()
      },
    },
  }
}

/**
 * Selects the text of the focused field. A click sets the cursor and a choice sets its label a moment later,
 * so the selection waits for the next frame, or for the first key when that comes sooner.
 */
function useLateSelection() {
  const waiting = useRef<number>(undefined)

  function select(): void {
    waiting.current = undefined
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.select()
  }
  return {
    soon() {
      waiting.current ??= requestAnimationFrame(select)
    },
    beforeTyping() {
      if (waiting.current === undefined) return
      cancelAnimationFrame(waiting.current)
      select()
    },
  }
}
