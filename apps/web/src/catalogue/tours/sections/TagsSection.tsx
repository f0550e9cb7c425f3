import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { api, queries } from '../../../app/api.ts'
import { useText } from '../../../i18n/useText.ts'
import { FieldGrid } from '../../../kit/FieldGrid.tsx'
import { ChoiceField, ManyField } from '../../../kit/formFields.tsx'
import { useAction } from '../../../kit/useAction.ts'
import { tourMessages } from '../messages.ts'
import type { TourForm } from '../tourForm.ts'
import { Section } from './Section.tsx'

const addValue = '\0add'

/** A main tag and others; a text that is no tag yet becomes one (TAG-02 to TAG-04, HOLE-C48, HOLE-C84). */
export function TagsSection({ form }: { form: TourForm }) {
  const t = useText(tourMessages)
  const { control, getValues, setValue } = form
  const client = useQueryClient()
  const { data } = useQuery(queries.tags.list())
  const [typed, setTyped] = useState('')
  const [main, secondary] = useWatch({ control, name: ['tags.mainTag', 'tags.secondaryTags'] })
  const make = useAction((tag: string) => api.tags.create({ body: { tag } }), {
    onSuccess: () => client.invalidateQueries({ queryKey: ['tags'] }),
  })
  const add = async (tag: string) => (await make.run(tag))?._id

  const options = (data?.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))
  const wanted = typed.trim()
  const found = options.filter(({ label }) => label.toLowerCase().includes(wanted.toLowerCase()))
  const isChosen = options.some(({ value, label }) => value === main && label === typed)
  const isKnown = options.some(({ label }) => label.toLowerCase() === wanted.toLowerCase())
  const offer = wanted && !isKnown ? [{ value: addValue, label: t('addTag', { text: wanted }) }] : []

  async function chooseMain(chosen: string | null) {
    const tag = chosen === addValue ? await add(wanted) : chosen
    setValue('tags.mainTag', tag ?? null, { shouldDirty: true })
    const others = getValues('tags.secondaryTags').filter((one) => one !== tag)
    setValue('tags.secondaryTags', others, { shouldDirty: true, shouldValidate: true })
  }

  return (
    <Section of="tags">
      <FieldGrid>
        <ChoiceField
          control={control}
          name="tags.mainTag"
          label={t('mainTag')}
          options={isChosen ? options : [...found, ...offer]}
          clearable
          onSearch={setTyped}
          onChange={(chosen: string | null) => void chooseMain(chosen)}
        />
        <ManyField
          control={control}
          name="tags.secondaryTags"
          label={t('secondaryTags')}
          options={options.filter(({ value }) => value !== main || secondary.includes(value))}
          onAdd={add}
          addLabel={(text) => t('addTag', { text })}
        />
      </FieldGrid>
    </Section>
  )
}
