import type { ActiveTour } from '@tourdesk/contract/catalogue/tours'
import { languages } from '@tourdesk/domain/catalogue/vocabulary'
import { useOptions } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { groupTypeLabels, languageLabels, regionLabels } from '../../i18n/vocabulary/catalogue.ts'
import { ListFilters } from '../../kit/filters/ListFilters.tsx'
import { agencyOrderMessages } from './agencyOrderMessages.ts'
import { tourCardFields } from './agencyOrdersSearch.ts'
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
  return (
    <ListFilters
      fields={tourCardFields}
      search={filter}
      onChange={onChange}
      filters={{
        name: { label: t('searchTours'), name: t('name') },
        region: { label: t('region'), labels: regionLabels },
        groupType: { label: t('groupType'), labels: groupTypeLabels },
        language: { label: t('language'), options: offered },
      }}
    />
  )
}
