import type { Tour } from '@tourdesk/contract/catalogue/tourShapes'
import { PricesSection } from './prices/PricesSection.tsx'
import type { ListDays, PriceListDraft } from './prices/priceListValues.ts'
import { GeneralSection } from './sections/GeneralSection.tsx'
import { GroupTypesSection } from './sections/GroupTypesSection.tsx'
import { HighlightsSection } from './sections/HighlightsSection.tsx'
import { ImagesSection } from './sections/ImagesSection.tsx'
import { InclusionsSection } from './sections/InclusionsSection.tsx'
import { InstructionsSection } from './sections/InstructionsSection.tsx'
import { MapSection } from './sections/MapSection.tsx'
import { RegionsSection } from './sections/RegionsSection.tsx'
import { TagsSection } from './sections/TagsSection.tsx'
import { UnavailabilitySection } from './sections/UnavailabilitySection.tsx'
import { WeeklySection } from './sections/WeeklySection.tsx'
import type { TourForm } from './tourForm.ts'

interface TourSectionsProps {
  form: TourForm
  tour: Tour | null
  lists: PriceListDraft[]
  onKeep: (lists: PriceListDraft[]) => void
  onAdd: (days?: ListDays) => void
  onCopy: (list: PriceListDraft) => void
  /** Why the price lists prevent publishing. */
  pricesError: string | undefined
}

/** The twelve sections in the order of their index. */
export function TourSections({ form, tour, lists, onKeep, onAdd, onCopy, pricesError }: TourSectionsProps) {
  const { control } = form
  return (
    <>
      <GeneralSection control={control} />
      <RegionsSection form={form} />
      <InclusionsSection control={control} />
      <TagsSection form={form} />
      <InstructionsSection control={control} />
      <HighlightsSection control={control} tour={tour} />
      <GroupTypesSection control={control} />
      <WeeklySection control={control} />
      <UnavailabilitySection form={form} />
      <PricesSection
        tour={tour}
        lists={lists}
        onKeep={onKeep}
        onAdd={onAdd}
        onCopy={onCopy}
        error={pricesError}
        hrefOf={(position) => `/tour/${tour?._id ?? 'new'}?listIndex=${position}`}
      />
      <ImagesSection control={control} />
      <MapSection control={control} />
    </>
  )
}
