import { thumbnailSlots } from '@tourdesk/domain/catalogue/vocabulary'
import { useText } from '../../../i18n/useText.ts'
import { FieldGrid } from '../../../kit/form/FieldGrid.tsx'
import { ImageField } from '../../../media/ImageField.tsx'
import { MediaFields } from '../../../media/MediaFields.tsx'
import { tourMessages } from '../messages.ts'
import type { TourControl } from '../tourForm.ts'
import { Section } from './Section.tsx'

/** Four thumbnails, and lists of pictures and videos. */
export function ImagesSection({ control }: { control: TourControl }) {
  const t = useText(tourMessages)
  return (
    <Section of="images">
      <div className="stack gap16">
        <FieldGrid>
          {thumbnailSlots.map((slot) => (
            <ImageField
              key={slot}
              control={control}
              name={`thumbnails.${slot}`}
              label={t(slot)}
              folder="tours"
            />
          ))}
        </FieldGrid>
        <MediaFields control={control} images="images" videos="videos" folder="tours" />
      </div>
    </Section>
  )
}
