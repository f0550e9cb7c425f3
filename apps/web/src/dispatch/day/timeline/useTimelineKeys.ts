import type { KeyboardEvent } from 'react'
import { useLanguage } from '../../../i18n/language.ts'
import { useOneTabStop } from '../../useOneTabStop.ts'

/**
 * Makes a timeline a single Tab stop: up and down move between its rows, left and right between the links of a
 * row, mirrored in Hebrew. In here, left and right don't change the day.
 */
export function useTimelineKeys(rows: readonly string[]) {
  const isMirrored = useLanguage().direction === 'rtl'
  const { tabIndexOf, listProps } = useOneTabStop(rows)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    listProps.onKeyDown(event)
    const { key, target } = event
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key]
    if (!(target instanceof HTMLElement)) return
    const row = target.closest('[data-row]')
    if (step === undefined || !row) return
    event.preventDefault()
    event.stopPropagation()
    const links = [...row.querySelectorAll<HTMLElement>('[data-stop]')]
    const at = links.indexOf(target)
    links[at + (isMirrored ? -step : step)]?.focus()
  }
  return { tabIndexOf, listProps: { ...listProps, onKeyDown } }
}
