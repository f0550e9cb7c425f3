import { useNavigate } from '@tanstack/react-router'
import type { Highlight, HighlightInput } from '@tourdesk/contract/catalogue/highlights'
import { api } from '../../app/api.ts'
import { loadsNewer } from '../../app/loadsNewer.ts'
import { placeIssues } from '../../app/placeIssues.ts'
import { useText } from '../../i18n/useText.ts'
import { useForgetDirty } from '../../kit/dirty.ts'
import { useStored } from '../../kit/form/deleted/DeletedContext.ts'
import { Form } from '../../kit/form/Form.tsx'
import { FormActions } from '../../kit/form/FormActions.tsx'
import { useStartsIn } from '../../kit/form/useStartsIn.ts'
import { partsOf } from '../../kit/form/versions/mergeVersions.ts'
import { useVersionedForm } from '../../kit/form/versions/useVersionedForm.ts'
import { useProblemTexts } from '../../kit/problemText.ts'
import { useAction } from '../../kit/useAction.ts'
import { useOutcomes } from '../../kit/useOutcomes.ts'
import { mediaMessages } from '../../media/messages.ts'
import { HighlightInputs } from './HighlightInputs.tsx'
import {
  type HighlightValues,
  highlightFields,
  highlightInputOf,
  highlightValuesOf,
} from './highlightFields.ts'
import { highlightMessages } from './messages.ts'
import { useRefreshHighlights } from './useRefreshHighlights.ts'

/** Creates or changes a highlight, then opens the list. */
export function HighlightForm({ highlight }: { highlight: Highlight | null }) {
  const t = useText(highlightMessages)
  const media = useText(mediaMessages)
  const outcomes = useOutcomes()
  const navigate = useNavigate()
  const refresh = useRefreshHighlights()
  const forgetDirty = useForgetDirty()
  const { ofError } = useProblemTexts()
  const stored = useStored(highlight)
  const { form, versions } = useVersionedForm(
    highlightFields.schema,
    highlightValuesOf(highlight),
    partsOf<HighlightValues>({
      name: t('name'),
      address: t('address'),
      lat: t('address'),
      lng: t('address'),
      subtitle: t('subtitle'),
      description: t('description'),
      whatToBring: t('whatToBring'),
      images: media('images'),
      videos: media('videos'),
      isActive: t('activate'),
    }),
  )

  useStartsIn(form, 'name', !highlight)

  const save = useAction(
    (body: HighlightInput) =>
      stored
        ? api.highlights.change({ params: { id: stored._id }, body: { ...body, _id: stored._id } })
        : api.highlights.create({ body }),
    {
      ...outcomes[stored ? 'update' : 'create'],
      onSuccess: () => {
        refresh()
        forgetDirty()
        void navigate({ to: '/highlights' })
      },
      onFailure: (error) => {
        if (!loadsNewer(form, error, refresh)) placeIssues(form, error)
        return t('saveFailed', { message: ofError(error) })
      },
    },
  )

  return (
    <Form
      form={form}
      draft={`highlight ${highlight?._id ?? 'new'}`}
      versions={versions}
      limits={highlightFields.limits}
      onSubmit={(values) => save.run(highlightInputOf(values, stored))}
    >
      <HighlightInputs form={form} isNew={highlight === null} />
      <FormActions onCancel={() => void navigate({ to: '/highlights' })} />
    </Form>
  )
}
