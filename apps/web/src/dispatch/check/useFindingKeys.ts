import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useText } from '../../i18n/useText.ts'
import { useKeys } from '../../kit/useKeys.ts'
import { checkMessages } from './checkMessages.ts'

/**
 * Keys that step through the findings shown in a part of the page, wrapping around. When the focused finding
 * is solved, the next one gets the focus.
 */
export function useFindingKeys(
  part: RefObject<HTMLElement | null>,
  findings: readonly { key: string }[],
): void {
  const t = useText(checkMessages)
  const last = useRef(-1)
  const shown = () => [...(part.current?.querySelectorAll<HTMLElement>('[data-finding]') ?? [])]
  const step = (by: 1 | -1) => {
    const all = shown()
    const from = indexIn(all, document.activeElement)
    const at = from < 0 && by < 0 ? all.length - 1 : (from + by + all.length) % all.length
    focusOn(all[at])
  }
  useKeys([
    { keys: 'n', label: t('keyNext'), run: () => step(1) },
    { keys: 'p', label: t('keyPrevious'), run: () => step(-1) },
  ])
  const remember = useEffectEvent(() => {
    last.current = indexIn(shown(), document.activeElement)
  })
  useEffect(() => {
    const hear = () => remember()
    document.addEventListener('focusin', hear)
    return () => document.removeEventListener('focusin', hear)
  }, [])
  const listed = findings.map(({ key }) => key).join()
  const keepPlace = useEffectEvent(() => {
    const all = shown()
    if (last.current < 0 || document.activeElement !== document.body) return
    focusOn(all[Math.min(last.current, all.length - 1)] ?? part.current)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a finding appears or disappears
  useEffect(() => keepPlace(), [listed])
}

function indexIn(shown: readonly Element[], focused: Element | null): number {
  const finding = focused?.closest('[data-finding]')
  return finding ? shown.indexOf(finding) : -1
}

function focusOn(finding: HTMLElement | null | undefined): void {
  finding?.focus()
  finding?.scrollIntoView({ block: 'nearest' })
}
