import { type RefObject, useEffect, useRef } from 'react'

/** How long a dialog takes to return the focus to its opener. */
const settled = 50

/** When a focused element in a list is removed, moves the focus within the list. */
export function useKeepFocus(part: RefObject<HTMLElement | null>, things: readonly { _id: string }[]): void {
  const ids = things.map(({ _id }) => _id).join(' ')
  const before = useRef(ids)
  useEffect(() => {
    const isGone = before.current.split(' ').some((id) => !ids.includes(id))
    before.current = ids
    if (!isGone) return
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) part.current?.focus()
    }, settled)
    return () => clearTimeout(timer)
  }, [part, ids])
}
