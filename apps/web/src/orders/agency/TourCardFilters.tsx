import type { ActiveTour } from '@tourdesk/contract/catalogue/tours'
import { groupTypes, languages, regions } from '@tourdesk/domain/catalogue/vocabulary'
import { list } from '../../i18n/format.ts'
import { useOptions } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { groupTypeLabels, languageLabels, regionLabels } from '../../i18n/vocabulary/catalogue.ts'
import { type ActiveFilter, FilterBar } from '../../kit/FilterBar.tsx'
import type { Option } from '../../kit/fields/Choice.tsx'
import { MultiChoice } from '../../kit/fields/MultiChoice.tsx'
import { SearchField } from '../../kit/fields/SearchField.tsx'
import { agencyOrderMessages } from './agencyOrderMessages.ts'
import type { TourFilter } from './filterTours.ts'

interface TourCardFiltersProps {
  tours: readonly ActiveTour[]
  filter: TourFilter
  onChange: (change: TourFilter) => void
}

const listFilters = ['region', 'groupType', 'language'] as const
type ListFilter = (typeof listFilters)[number]

/** Filters the tour cards by name, region, group type and language; lists the languages of all tours. */
export function TourCardFilters({ tours, filter, onChange }: TourCardFiltersProps) {
  const t = useText(agencyOrderMessages)
  const spoken = new Set(
    tours.flatMap((tour) =>
      tour.groupTypes.flatMap((offer) => offer.languages.map(({ language }) => language)),
    ),
  )
  const everyLanguage = useOptions(languages, languageLabels)
  const options: Record<ListFilter, Option<string>[]> = {
    region: useOptions(regions, regionLabels),
    groupType: useOptions(groupTypes, groupTypeLabels),
    language: everyLanguage.filter(({ value }) => spoken.has(value) || filter.language?.includes(value)),
  }
  const nothing = { name: undefined, region: undefined, groupType: undefined, language: undefined }
  return (
    <FilterBar
      active={[...activeName(), ...listFilters.flatMap(activeList)]}
      onClear={() => onChange(nothing)}
    >
      <SearchField
        label={t('searchTours')}
        value={filter.name ?? ''}
        onChange={(text) => onChange({ name: text.trim() || undefined })}
      />
      {listFilters.map((key) => (
        <MultiChoice
          key={key}
          label={t(key)}
          hidesLabel
          withAll
          width={176}
          options={options[key]}
          value={filter[key] ?? []}
          onChange={(chosen) => onChange({ [key]: chosen.length > 0 ? chosen : undefined })}
        />
      ))}
    </FilterBar>
  )

  function activeName(): ActiveFilter[] {
    if (!filter.name) return []
    return [
      { key: 'name', name: t('name'), value: filter.name, onRemove: () => onChange({ name: undefined }) },
    ]
  }

  function activeList(key: ListFilter): ActiveFilter[] {
    const chosen: readonly string[] = filter[key] ?? []
    if (chosen.length === 0) return []
    const value = list(
      options[key].filter((option) => chosen.includes(option.value)).map(({ label }) => label),
    )
    return [{ key, name: t(key), value, onRemove: () => onChange({ [key]: undefined }) }]
  }
}
