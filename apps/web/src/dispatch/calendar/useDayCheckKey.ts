import type { RefObject } from 'react'
import { useText } from '../../i18n/useText.ts'
import { useOpen } from '../../kit/AppLink.tsx'
import { useKeys } from '../../kit/useKeys.ts'
import { calendarMessages } from './messages.ts'

/** The key that opens the findings of the focused day, or of the first one that has any. */
export function useDayCheckKey(part: RefObject<HTMLElement | null>): void {
  const t = useText(calendarMessages)
  const open = useOpen()
  const openList = () => {
    const focused = document.activeElement?.closest('section')?.querySelector('[data-finding]')
    const href = (focused ?? part.current?.querySelector('[data-finding]'))?.getAttribute('href')
    if (href) open(href)
  }
  useKeys([{ keys: 'c', label: t('keyFindings'), run: openList }])
}
