import type { RefObject } from 'react'
import { useText } from '../../i18n/useText.ts'
import { useOpen } from '../../kit/AppLink.tsx'
import { useKeys } from '../../kit/useKeys.ts'
import { dayMessages } from './messages.ts'

/** The key that opens the board of the focused departure, or of the first one. */
export function useBoardKey(part: RefObject<HTMLElement | null>): void {
  const t = useText(dayMessages)
  const open = useOpen()
  const openBoard = () => {
    const focused = document.activeElement?.closest('article')
    const board = (focused ?? part.current)?.querySelector<HTMLAnchorElement>('[data-board]')
    const href = board?.getAttribute('href')
    if (href) open(href)
  }
  useKeys([{ keys: 'o', label: t('keyBoard'), run: openBoard }])
}
