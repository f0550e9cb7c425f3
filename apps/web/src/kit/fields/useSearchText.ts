import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'

/** For fields whose text is searched with: what is typed on entering replaces what was there. */
export const replacedByTyping = {
  onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select(),
}

interface SearchText {
  /** The label of the chosen option, which is what the field shows. */
  chosen: string
  /** Whether Tab may take the option that the list offers first. */
  tabTakes: boolean
  onBlur?: (() => void) | undefined
}

/**
 * The text of a list that is searched by typing. It's selected on entering and after choosing, so typing starts a new
 * search. A search that's left unfinished never passes for a choice: Tab takes what the list offers, Enter stays, and
 * `missed` is what was typed for nothing.
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
      // The list would let Enter through to the form as long as it has marked no option.
      onKeyDownCapture(event: KeyboardEvent<HTMLInputElement>) {
        selection.beforeTyping()
        if (!isSearch(event.currentTarget) || event.nativeEvent.isComposing) return
        if (event.ctrlKey || event.metaKey) return
        if (event.key === 'Enter') {
          event.preventDefault()
          event.stopPropagation()
          offeredBy(event.currentTarget)?.click()
        }
        if (event.key === 'Tab' && tabTakes) offeredBy(event.currentTarget)?.click()
      },
      onOptionSubmit: selection.soon,
      onBlur({ currentTarget }: FocusEvent<HTMLInputElement>) {
        if (isSearch(currentTarget)) setMissed(currentTarget.value.trim())
        onBlur?.()
      },
    },
  }
}

/** The option that the list has marked, else its first one. */
export function offeredBy(input: HTMLInputElement): HTMLElement | null {
  const list = document.getElementById(input.getAttribute('aria-controls') ?? '')
  const option = '[data-combobox-option]:not([data-combobox-disabled])'
  return (
    list?.querySelector<HTMLElement>(`${option}[data-combobox-selected]`) ??
    list?.querySelector(option) ??
    null
  )
}

/**
 * Selects the text of the focused field. A click sets the cursor and a choice sets its label a moment later, so the
 * selection waits for the next frame, or for the first key when that comes sooner.
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
