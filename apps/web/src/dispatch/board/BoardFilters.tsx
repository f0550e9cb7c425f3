import { getRouteApi } from '@tanstack/react-router'
import { filterLanguages, groupTypes } from '@tourdesk/domain/catalogue/vocabulary'
import { memo } from 'react'
import { useOptions } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { groupTypeLabels, languageLabels } from '../../i18n/vocabulary/catalogue.ts'
import { Choice } from '../../kit/fields/Choice.tsx'
import { checkFilter } from '../../kit/filters/checkFilter.tsx'
import { choicesFilter } from '../../kit/filters/choicesFilter.tsx'
import { FilterBar } from '../../kit/filters/FilterBar.tsx'
import type { Filter } from '../../kit/filters/filter.ts'
import type { BoardFilter } from './boardFilter.ts'
import { boardMessages } from './messages.ts'

const page = getRouteApi('/signedIn/assignments/calendar')
const all = 'all'

/** Filters the orders; the choice is kept in the address. */
export const BoardFilters = memo(function BoardFilters() {
  const t = useText(boardMessages)
  const { groupType, languages: chosen, unassigned } = page.useSearch()
  const navigate = page.useNavigate()
  const groups = useOptions(groupTypes, groupTypeLabels)
  const tongues = useOptions(filterLanguages, languageLabels)
  const group = groups.find(({ value }) => value === groupType)
  const groupFilter: Filter<BoardFilter> = {
    label: t('groupType'),
    field: (onChange) => (
      <>
        <span className="quiet" aria-hidden>
          {t('groupType')}
        </span>
        <Choice
          label={t('groupType')}
          hidesLabel
          width={140}
          options={[{ value: all, label: t('all') }, ...groups]}
          value={groupType ?? all}
          onChange={(value) => onChange({ groupType: groupTypes.find((type) => type === value) })}
        />
      </>
    ),
    chip: group && { name: t('groupType'), value: group.label },
    off: { groupType: undefined },
  }
  return (
    <FilterBar
      filters={[
        groupFilter,
        choicesFilter({
          label: t('languages'),
          allLabel: t('all'),
          width: 200,
          options: tongues,
          value: chosen,
          change: (languages) => ({ languages }),
        }),
        checkFilter({
          label: t('unassignedOrders'),
          isOn: unassigned !== undefined,
          change: (isOn) => ({ unassigned: isOn ? ('true' as const) : undefined }),
        }),
      ]}
      onChange={(next: BoardFilter) =>
        void navigate({ search: (now) => ({ ...now, ...next }), replace: true })
      }
    />
  )
})
