import { findingCodes } from '@tourdesk/domain/checks/checkRules'
import { severities } from '@tourdesk/domain/checks/finding'
import { findingWords, severityWords } from '@tourdesk/words/log/findingWords'
import { useLabel, useOptions } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { choicesFilter } from '../../kit/filters/choicesFilter.tsx'
import { FilterBar } from '../../kit/filters/FilterBar.tsx'
import type { DayCheckSearch } from '../dayCheckSearch.ts'
import { checkMessages } from './checkMessages.ts'

export type CheckFilter = Pick<DayCheckSearch, 'severity' | 'code'>

interface CheckFiltersProps extends CheckFilter {
  onChange: (change: CheckFilter) => void
}

/** Filters for the findings of a day; the choice is kept in the address. */
export function CheckFilters({ severity, code, onChange }: CheckFiltersProps) {
  const t = useText(checkMessages)
  const severityName = useLabel(severityWords)
  const codes = useOptions(findingCodes, findingWords)
  return (
    <FilterBar
      filters={[
        choicesFilter({
          label: t('severity'),
          options: severities.map((value) => ({ value, label: severityName(value) })),
          value: severity,
          change: (chosen): CheckFilter => ({ severity: chosen }),
        }),
        choicesFilter({
          label: t('code'),
          width: 280,
          options: codes,
          value: code,
          change: (chosen): CheckFilter => ({ code: chosen }),
        }),
      ]}
      onChange={onChange}
    />
  )
}
