import { useText } from '../../../i18n/useText.ts'
import { ImageField } from '../../../media/ImageField.tsx'
import { tourMessages } from '../messages.ts'
import type { TourControl } from '../tourForm.ts'
import { Section } from './Section.tsx'

/** The schematic map. */
export function MapSection({ control }: { control: TourControl }) {
  const t = useText(tourMessages)
  return (
    <Section of="map">
      <ImageField control={control} name="tourSchematicMap" label={t('mapImage')} folder="tours" />
    </Section>
  )
}
