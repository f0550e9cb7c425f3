import type { VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import { useText } from '../../../i18n/useText.ts'
import { useKeys } from '../../../kit/useKeys.ts'
import { focusedUnit } from '../boardFocus.ts'
import { boardMessages } from '../messages.ts'

/** Keys that step through what the departure lacks, wrapping around, and one that edits a unit. */
export function useGapKeys(units: readonly VehicleUnit[], onEdit?: (unit: string) => void): void {
  const t = useText(boardMessages)
  const edit = () => {
    const unit = focusedUnit() ?? (units.length === 1 ? units[0]?._id : undefined)
    if (unit) onEdit?.(unit)
  }
  useKeys([
    { keys: 'm', label: t('keyNextGap'), run: () => step(1) },
    { keys: 'shift+m', label: t('keyPreviousGap'), run: () => step(-1) },
    ...(onEdit ? [{ keys: 'e', label: t('keyEdit'), run: edit }] : []),
  ])
}

/** Steps to the first order without a vehicle, then the cards that lack something. */
function step(by: 1 | -1): void {
  const order = document.querySelector<HTMLElement>('[data-entry]:not([data-assigned]) [data-opener]')
  const cards = [...document.querySelectorAll<HTMLElement>('[data-lacks] [data-stop="open"]')]
  const gaps = order ? [order, ...cards] : cards
  const from = gaps.findIndex(
    (gap) => (gap.closest('[data-row]') ?? gap) === document.activeElement?.closest('[data-row]'),
  )
  const at = from < 0 && by < 0 ? gaps.length - 1 : (from + by + gaps.length) % gaps.length
  gaps[at]?.focus()
}
