import { type RefObject, useEffect, useRef } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Returns the field inside an element that was focused last, so that a button elsewhere can insert text into
 * it.
 */
export function useLastFocused(element: RefObject<HTMLElement | null>): () => Field | null {
  const last = useRef<Field | null>(null)
  useEffect(() => {
    const around = element.current
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) last.current = target
    }
    around?.addEventListener('focusin', note)
    return () => around?.removeEventListener('focusin', note)
  }, [element])
  return () => last.current
}
