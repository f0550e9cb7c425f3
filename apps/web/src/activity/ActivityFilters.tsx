import { useText } from '../i18n/useText.ts'
import { Choice } from '../kit/fields/Choice.tsx'
import { daysFilter } from '../kit/filters/daysFilter.tsx'
import { FilterBar } from '../kit/filters/FilterBar.tsx'
import type { Filter } from '../kit/filters/filter.ts'
import { textFilter } from '../kit/filters/textFilter.tsx'
import { activityMessages } from './activityMessages.ts'
import type { ActivitySearch } from './activitySearch.ts'
import { type ChoiceFilter, choiceFilters, useActivityFilters } from './useActivityFilters.ts'

type Change = Partial<ActivitySearch>

interface ActivityFiltersProps {
  search: ActivitySearch
  onChange: (change: Change) => void
}

const inLine: readonly ChoiceFilter[] = ['user', 'entity', 'action']

/** The filters of the activity log, all kept in the address. */
export function ActivityFilters({ search, onChange }: ActivityFiltersProps) {
  const t = useText(activityMessages)
  const choices = useActivityFilters(search)
  const offered = choiceFilters.filter((filter) => choices[filter].options.length > 0)
  return (
    <FilterBar
      filters={[
        textFilter({
          label: t('searchHint'),
          name: t('search'),
          value: search.search,
          change: (text) => ({ search: text }),
        }),
        daysFilter({ label: t('dates'), allLabel: t('allDates'), value: search, change: (days) => days }),
        ...offered.filter((filter) => inLine.includes(filter)).map(ofChoice),
        search.thing !== undefined && ofRecord(),
      ]}
      more={offered.filter((filter) => !inLine.includes(filter)).map(ofChoice)}
      onChange={onChange}
    />
  )

  /** Set by the link below a record's log; here it can only be removed. */
  function ofRecord(): Filter<Change> {
    return {
      label: t('only'),
      field: () => null,
      chip: { name: t('only'), value: t('oneRecord') },
      off: { thing: undefined, date: undefined },
    }
  }

  function ofChoice(filter: ChoiceFilter): Filter<Change> {
    const { name, options } = choices[filter]
    const chosen = search[filter]
    return {
      label: name,
      field: (change) => (
        <Choice
          label={name}
          placeholder={name}
          hidesLabel
          clearable
          width={184}
          options={options}
          value={chosen ?? null}
          onChange={(value) => change(changeOf(filter, value ?? undefined))}
        />
      ),
      chip:
        chosen === undefined
          ? undefined
          : { name, value: options.find(({ value }) => value === chosen)?.label ?? '…' },
      off: changeOf(filter, undefined),
    }
  }
}

/** Changing the kind of thing resets the action, since each kind has its own. */
function changeOf(filter: ChoiceFilter, chosen: string | undefined): Change {
  return filter === 'entity' ? ({ entity: chosen, action: undefined } as Change) : { [filter]: chosen }
}
