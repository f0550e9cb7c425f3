import type { VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import { useText } from '../../../i18n/useText.ts'
import { useKeys } from '../../../kit/useKeys.ts'
import { focusedUnit } from '../boardFocus.ts'
import { boardMessages } from '../messages.ts'

/** The key that edits the unit with the focus, or the only one. */
export function useEditKey(units: readonly VehicleUnit[], onEdit?: (unit: string) => void): void {
  const t = useText(boardMessages)
  const edit = () => {
    const unit = focusedUnit() ?? (units.length === 1 ? units[0]?._id : undefined)
    if (unit) onEdit?.(unit)
  }
  useKeys(onEdit ? [{ keys: 'e', label: t('keyEdit'), run: edit }] : [])
}
