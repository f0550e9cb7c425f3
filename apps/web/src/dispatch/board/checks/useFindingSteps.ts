import type { DayFinding } from '@tourdesk/contract/checks/dayFinding'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { useKeys } from '../../../kit/useKeys.ts'
import { checkMessages } from '../../check/checkMessages.ts'
import { findingSubject } from './findingSubject.ts'

interface Place {
  key: string
  index: number
}

/**
 * Keys that step through the findings of a board: each focuses the vehicle or order it's about, or its item
 * in the list if that isn't on the board. When a finding is solved while its subject has the focus, the next
 * one gets it. Returns the current finding.
 */
export function useFindingSteps(
  findings: readonly DayFinding[],
  isOwn: (finding: DayFinding) => boolean,
  openList: () => void,
): DayFinding | undefined {
  const t = useText(checkMessages)
  const [place, setPlace] = useState<Place | null>(null)
  const subject = useRef<HTMLElement | null>(null)
  const current = findings.find(({ key }) => key === place?.key)
  const go = (index: number) => {
    const count = findings.length
    const at = (index + count) % count
    const finding = findings[at]
    if (!finding) return
    setPlace({ key: finding.key, index: at })
    subject.current = isOwn(finding) ? findingSubject(finding) : null
    if (subject.current) return focusOn(subject.current)
    openList()
    requestAnimationFrame(() => {
      subject.current = document.querySelector<HTMLElement>(`[data-finding="${finding.key}"]`)
      focusOn(subject.current)
    })
  }
  const step = (by: 1 | -1) => {
    if (!place) go(by > 0 ? 0 : -1)
    else if (current) go(findings.indexOf(current) + by)
    // The next one is now where the solved one was.
    else go(by > 0 ? place.index : place.index - 1)
  }
  useKeys([
    { keys: 'n', label: t('keyNext'), run: () => step(1) },
    { keys: 'p', label: t('keyPrevious'), run: () => step(-1) },
  ])
  const handOver = useEffectEvent(() => {
    if (!place || current || findings.length === 0) return
    const focused = document.activeElement
    const isLost = focused === document.body && !subject.current?.isConnected
    if (isLost || (focused !== null && focused === subject.current))
      go(Math.min(place.index, findings.length - 1))
  })
  const listed = findings.map(({ key }) => key).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a finding appears or disappears
  useEffect(() => handOver(), [listed])
  return current
}

function focusOn(element: HTMLElement | null): void {
  element?.focus()
  element?.scrollIntoView({ block: 'nearest' })
}
