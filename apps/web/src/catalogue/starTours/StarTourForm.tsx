import { useQueryClient } from '@tanstack/react-query'
import type { StarTour, StarTourInput } from '@tourdesk/contract/catalogue/starTours'
import { api } from '../../app/api.ts'
import { loadsNewer } from '../../app/loadsNewer.ts'
import { placeIssues } from '../../app/placeIssues.ts'
import { useText } from '../../i18n/useText.ts'
import { useForgetDirty } from '../../kit/dirty.ts'
import { useStored } from '../../kit/form/deleted/DeletedContext.ts'
import { FieldGrid, WholeWidth } from '../../kit/form/FieldGrid.tsx'
import { Form } from '../../kit/form/Form.tsx'
import { FormActions } from '../../kit/form/FormActions.tsx'
import { CheckField, NumberField, RichTextField, TextField } from '../../kit/form/formFields.tsx'
import { useStartsIn } from '../../kit/form/useStartsIn.ts'
import { partsOf } from '../../kit/form/versions/mergeVersions.ts'
import { useVersionedForm } from '../../kit/form/versions/useVersionedForm.ts'
import { useAction } from '../../kit/useAction.ts'
import { useOutcomes } from '../../kit/useOutcomes.ts'
import { starTourMessages } from './messages.ts'
import { StarTourPicker } from './StarTourPicker.tsx'
import { type StarTourValues, starTourFields, starTourInputOf, starTourValuesOf } from './starTourValues.ts'

interface StarTourFormProps {
  /** Null for a new star tour. */
  star: StarTour | null
  /** Called after saving, with the star tour's id, or without one after canceling. */
  onDone: (saved?: string) => void
}

/** Creates or changes a star tour. */
export function StarTourForm({ star, onDone }: StarTourFormProps) {
  const t = useText(starTourMessages)
  const outcomes = useOutcomes()
  const client = useQueryClient()
  const forgetDirty = useForgetDirty()
  const stored = useStored(star)
  const { form, versions } = useVersionedForm(
    starTourFields.schema,
    starTourValuesOf(star),
    partsOf<StarTourValues>({
      name: t('name'),
      number: t('number'),
      headline: t('headline'),
      hashavshevetItemKey: t('hashavshevetItemKey'),
      discount: t('discount'),
      tours: t('tours'),
      description: t('description'),
      isActive: t('active'),
    }),
  )
  const { control } = form
  useStartsIn(form, 'name', !star)
  const reload = () => void client.invalidateQueries({ queryKey: ['starTours'] })
  const save = useAction(
    (body: StarTourInput) =>
      stored ? api.starTours.change({ params: { id: stored._id }, body }) : api.starTours.create({ body }),
    {
      ...outcomes[stored ? 'update' : 'create'],
      onSuccess: ({ _id }) => {
        reload()
        forgetDirty()
        onDone(_id)
      },
      onFailure: (error) => loadsNewer(form, error, reload) || void placeIssues(form, error),
    },
  )

  return (
    <Form
      form={form}
      draft={`star tour ${star?._id ?? 'new'}`}
      versions={versions}
      limits={starTourFields.limits}
      onSubmit={(typed) => save.run(starTourInputOf(typed, stored))}
    >
      <FieldGrid>
        <TextField control={control} name="name" label={t('name')} />
        <TextField control={control} name="number" label={t('number')} kind="code" />
        <WholeWidth>
          <TextField control={control} name="headline" label={t('headline')} />
        </WholeWidth>
        <TextField
          control={control}
          name="hashavshevetItemKey"
          label={t('hashavshevetItemKey')}
          kind="code"
        />
        <NumberField control={control} name="discount" label={t('discount')} of="percent" />
        <WholeWidth>
          <StarTourPicker control={control} />
        </WholeWidth>
        <WholeWidth>
          <RichTextField control={control} name="description" label={t('description')} />
        </WholeWidth>
        <WholeWidth>
          <CheckField control={control} name="isActive" label={t('active')} asSwitch />
        </WholeWidth>
      </FieldGrid>
      <FormActions onCancel={() => onDone()} />
    </Form>
  )
}
