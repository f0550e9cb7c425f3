import { type RefObject, useEffect, useRef } from 'react'

/** As long as a dialog takes to give the focus back to what opened it. */
const settled = 50

/** When one of the things in a part goes away together with the focus, the part goes on with it. */
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
