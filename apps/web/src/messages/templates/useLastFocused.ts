import { type RefObject, useEffect, useRef } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement

/** The field inside an element that had the focus last, for what a button elsewhere puts into it. */
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
