import type { ActiveTour } from '@tourdesk/contract/catalogue/tours'
import { groupTypes, languages, regions } from '@tourdesk/domain/catalogue/vocabulary'
import { useOptions } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { groupTypeLabels, languageLabels, regionLabels } from '../../i18n/vocabulary/catalogue.ts'
import { choicesFilter } from '../../kit/filters/choicesFilter.tsx'
import { FilterBar } from '../../kit/filters/FilterBar.tsx'
import { textFilter } from '../../kit/filters/textFilter.tsx'
import { agencyOrderMessages } from './agencyOrderMessages.ts'
import type { TourFilter } from './filterTours.ts'

interface TourCardFiltersProps {
  tours: readonly ActiveTour[]
  filter: TourFilter
  onChange: (change: TourFilter) => void
}

/** Filters the tour cards by name, region, group type and language; lists the languages of all tours. */
export function TourCardFilters({ tours, filter, onChange }: TourCardFiltersProps) {
  const t = useText(agencyOrderMessages)
  const spoken = new Set(
    tours.flatMap((tour) =>
      tour.groupTypes.flatMap((offer) => offer.languages.map(({ language }) => language)),
    ),
  )
  const everyLanguage = useOptions(languages, languageLabels)
  const offered = everyLanguage.filter(({ value }) => spoken.has(value) || filter.language?.includes(value))
  const everyRegion = useOptions(regions, regionLabels)
  const everyGroupType = useOptions(groupTypes, groupTypeLabels)
  return (
    <FilterBar
      filters={[
        textFilter({
          label: t('searchTours'),
          name: t('name'),
          value: filter.name,
          change: (name) => ({ name }),
        }),
        choicesFilter({
          label: t('region'),
          options: everyRegion,
          value: filter.region,
          change: (region) => ({ region }),
        }),
        choicesFilter({
          label: t('groupType'),
          options: everyGroupType,
          value: filter.groupType,
          change: (groupType) => ({ groupType }),
        }),
        choicesFilter({
          label: t('language'),
          options: offered,
          value: filter.language,
          change: (language) => ({ language }),
        }),
      ]}
      onChange={onChange}
    />
  )
}
