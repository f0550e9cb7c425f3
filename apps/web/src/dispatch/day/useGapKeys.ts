import type { DayDeparture } from '@tourdesk/contract/dispatch/dayPlan'
import { departureGaps } from '@tourdesk/domain/dispatch/departureGaps'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useText } from '../../i18n/useText.ts'
import { useOpen } from '../../kit/AppLink.tsx'
import { useKeys } from '../../kit/useKeys.ts'
import { dayMessages } from './messages.ts'

/**
 * Keys that step through the gaps of a day, wrapping around, and one that opens the board. When a colleague
 * fills the focused gap, the next one gets the focus.
 */
export function useGapKeys(part: RefObject<HTMLElement | null>, departures: readonly DayDeparture[]): void {
  const t = useText(dayMessages)
  const open = useOpen()
  const last = useRef(-1)
  const gaps = () => [...(part.current?.querySelectorAll<HTMLElement>('[data-gap]') ?? [])]
  const step = (by: 1 | -1) => {
    const all = gaps()
    const from = indexIn(all, document.activeElement)
    const at = from < 0 && by < 0 ? all.length - 1 : (from + by + all.length) % all.length
    focusOn(all[at])
  }
  const openBoard = () => {
    const focused = document.activeElement?.closest('article')
    const board = (focused ?? part.current)?.querySelector<HTMLAnchorElement>('[data-board]')
    const href = board?.getAttribute('href')
    if (href) open(href)
  }
  useKeys([
    { keys: 'n', label: t('keyNextGap'), run: () => step(1) },
    { keys: 'p', label: t('keyPreviousGap'), run: () => step(-1) },
    { keys: 'o', label: t('keyBoard'), run: openBoard },
  ])
  const remember = useEffectEvent(() => {
    last.current = indexIn(gaps(), document.activeElement)
  })
  useEffect(() => {
    const hear = () => remember()
    document.addEventListener('focusin', hear)
    return () => document.removeEventListener('focusin', hear)
  }, [])
  const listed = departures
    .flatMap((departure) =>
      departureGaps(departure).map(({ key }) => `${departure.date} ${departure.tour._id} ${key}`),
    )
    .join()
  const keepPlace = useEffectEvent(() => {
    const all = gaps()
    if (last.current < 0 || document.activeElement !== document.body) return
    focusOn(all[Math.min(last.current, all.length - 1)] ?? part.current)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a gap appears or disappears
  useEffect(() => keepPlace(), [listed])
}

function indexIn(gaps: readonly Element[], focused: Element | null): number {
  return focused ? gaps.indexOf(focused) : -1
}

function focusOn(gap: HTMLElement | null | undefined): void {
  gap?.focus()
  gap?.scrollIntoView({ block: 'nearest' })
}
