import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { api, queries } from '../../../app/api.ts'
import { useText } from '../../../i18n/useText.ts'
import { AddableChoice } from '../../../kit/fields/AddableChoice.tsx'
import { FieldGrid } from '../../../kit/form/FieldGrid.tsx'
import { ManyField } from '../../../kit/form/formFields.tsx'
import { useAction } from '../../../kit/useAction.ts'
import { tourMessages } from '../messages.ts'
import type { TourForm } from '../tourForm.ts'
import { Section } from './Section.tsx'

/** A main tag and other tags; new text creates a tag. */
export function TagsSection({ form }: { form: TourForm }) {
  const t = useText(tourMessages)
  const { control, getValues, setValue } = form
  const client = useQueryClient()
  const { data } = useQuery(queries.tags.list())
  const [main, secondary] = useWatch({ control, name: ['tags.mainTag', 'tags.secondaryTags'] })
  const make = useAction((tag: string) => api.tags.create({ body: { tag } }), {
    onSuccess: () => client.invalidateQueries({ queryKey: ['tags'] }),
  })
  const options = (data?.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))
  const adding = {
    onAdd: async (tag: string) => (await make.run(tag))?._id,
    addLabel: (text: string) => t('addTag', { text }),
  }
  function chooseMain(tag: string | null) {
    setValue('tags.mainTag', tag, { shouldDirty: true })
    const others = getValues('tags.secondaryTags').filter((one) => one !== tag)
    setValue('tags.secondaryTags', others, { shouldDirty: true, shouldValidate: true })
  }

  return (
    <Section of="tags">
      <FieldGrid>
        <AddableChoice
          {...adding}
          label={t('mainTag')}
          options={options}
          value={main}
          onChange={chooseMain}
        />
        <ManyField
          {...adding}
          control={control}
          name="tags.secondaryTags"
          label={t('secondaryTags')}
          options={options.filter(({ value }) => value !== main || secondary.includes(value))}
        />
      </FieldGrid>
    </Section>
  )
}
