import { useEffect, useState } from 'react'

/** Closed at first, since a dialog that's open from the start doesn't know what had the focus before. */
export function useOpenedLater(opened: boolean): boolean {
  const [isShown, setShown] = useState(false)
  useEffect(() => setShown(opened), [opened])
  return isShown
}
