import { useEffect } from 'react'

/** Names the tab. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
