import { Checkbox } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { groupTypes, languages } from '@tourdesk/domain/catalogue/vocabulary'
import { list } from '../../i18n/format.ts'
import { useOptions } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { groupTypeLabels, languageLabels } from '../../i18n/vocabulary/catalogue.ts'
import { type ActiveFilter, FilterBar } from '../../kit/FilterBar.tsx'
import { Choice } from '../../kit/fields/Choice.tsx'
import { MultiChoice } from '../../kit/fields/MultiChoice.tsx'
import type { BoardFilter } from './boardFilter.ts'
import { boardMessages } from './messages.ts'

const page = getRouteApi('/signedIn/assignments/calendar')
const all = 'all'

/** Filters the orders; the choice is kept in the address. */
export function BoardFilters() {
  const t = useText(boardMessages)
  const { groupType, languages: chosen = [], unassigned } = page.useSearch()
  const navigate = page.useNavigate()
  const groups = useOptions(groupTypes, groupTypeLabels)
  const tongues = useOptions(languages, languageLabels)
  const change = (next: BoardFilter) =>
    void navigate({ search: (now) => ({ ...now, ...next }), replace: true })
  const clearGroup = () => change({ groupType: undefined })
  const clearLanguages = () => change({ languages: undefined })

  const active: ActiveFilter[] = [
    ...groups
      .filter(({ value }) => value === groupType)
      .map(({ label }) => ({ key: 'group', name: t('groupType'), value: label, onRemove: clearGroup })),
    ...(chosen.length > 0
      ? [{ key: 'languages', name: t('languages'), value: namesOf(chosen), onRemove: clearLanguages }]
      : []),
  ]
  return (
    <FilterBar
      active={active}
      onClear={() => change({ groupType: undefined, languages: undefined, unassigned: undefined })}
    >
      <span className="quiet" aria-hidden>
        {t('groupType')}
      </span>
      <Choice
        label={t('groupType')}
        hidesLabel
        width={140}
        options={[{ value: all, label: t('all') }, ...groups]}
        value={groupType ?? all}
        onChange={(value) => change({ groupType: groupTypes.find((type) => type === value) })}
      />
      <MultiChoice
        label={t('languages')}
        hidesLabel
        withAll
        allLabel={t('all')}
        width={200}
        options={tongues}
        value={chosen}
        onChange={(value) => change({ languages: value.length > 0 ? value : undefined })}
      />
      <Checkbox
        label={t('unassignedOrders')}
        checked={unassigned ?? false}
        onChange={(event) => change({ unassigned: event.currentTarget.checked || undefined })}
      />
    </FilterBar>
  )

  function namesOf(values: readonly string[]): string {
    return list(tongues.filter(({ value }) => values.includes(value)).map(({ label }) => label))
  }
}
