import { type Region, regions } from '@tourdesk/domain/catalogue/vocabulary'
import { useWatch } from 'react-hook-form'
import { useOptions } from '../../../i18n/labels.ts'
import { useText } from '../../../i18n/useText.ts'
import { regionLabels } from '../../../i18n/vocabulary/catalogue.ts'
import { FieldGrid } from '../../../kit/form/FieldGrid.tsx'
import { ChoiceField, MultiChoiceField } from '../../../kit/form/formFields.tsx'
import { tourMessages } from '../messages.ts'
import type { TourForm } from '../tourForm.ts'
import { Section } from './Section.tsx'

/** A main region and other regions. */
export function RegionsSection({ form }: { form: TourForm }) {
  const t = useText(tourMessages)
  const { control, getValues, setValue } = form
  const options = useOptions(regions, regionLabels)
  const main = useWatch({ control, name: 'regions.mainRegion' })
  function leaveOut(region: Region | null) {
    const others = getValues('regions.secondaryRegions').filter((one) => one !== region)
    setValue('regions.secondaryRegions', others, { shouldDirty: true, shouldValidate: true })
  }

  return (
    <Section of="regions">
      <FieldGrid>
        <ChoiceField
          control={control}
          name="regions.mainRegion"
          label={t('mainRegion')}
          options={options}
          clearable
          onChange={leaveOut}
        />
        <MultiChoiceField
          control={control}
          name="regions.secondaryRegions"
          label={t('secondaryRegions')}
          options={options.filter(({ value }) => value !== main)}
        />
      </FieldGrid>
    </Section>
  )
}
