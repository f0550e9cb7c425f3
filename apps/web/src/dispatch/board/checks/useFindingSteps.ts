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
  const place = useRef<Place | null>(null)
  const subject = useRef<HTMLElement | null>(null)
  const [asked, setAsked] = useState<{ finding: DayFinding } | null>(null)
  const current = findings.find(({ key }) => key === asked?.finding.key)
  const go = (index: number) => {
    const at = (index + findings.length) % findings.length
    const finding = findings[at]
    if (!finding) return
    place.current = { key: finding.key, index: at }
    setAsked({ finding })
    if (!isOwn(finding) || !findingSubject(finding)) openList()
  }
  const step = (by: 1 | -1) => {
    const from = place.current
    if (!from) return go(by > 0 ? 0 : -1)
    const at = findings.findIndex(({ key }) => key === from.key)
    // The next one is now where a solved one was.
    go(at < 0 ? from.index + (by > 0 ? 0 : -1) : at + by)
  }
  const show = useEffectEvent(({ finding }: { finding: DayFinding }) => {
    const onBoard = isOwn(finding) ? findingSubject(finding) : null
    subject.current = onBoard ?? document.querySelector<HTMLElement>(`[data-finding="${finding.key}"]`)
    subject.current?.focus()
    subject.current?.scrollIntoView({ block: 'nearest' })
  })
  // The list may have just been opened for it.
  useEffect(() => {
    if (asked) show(asked)
  }, [asked])
  useKeys([
    { keys: 'n', label: t('keyNext'), run: () => step(1) },
    { keys: 'p', label: t('keyPrevious'), run: () => step(-1) },
  ])
  const handOver = useEffectEvent(() => {
    const from = place.current
    if (!from || current || findings.length === 0) return
    const focused = document.activeElement
    const isLost = focused === document.body && !subject.current?.isConnected
    if (isLost || (focused !== null && focused === subject.current))
      go(Math.min(from.index, findings.length - 1))
  })
  const listed = findings.map(({ key }) => key).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a finding appears or disappears
  useEffect(() => handOver(), [listed])
  return current
}
