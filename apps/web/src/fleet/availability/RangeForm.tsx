import { RangeInput } from '@tourdesk/contract/fleet/availabilities'
import { settableFor } from '@tourdesk/domain/fleet/availability'
import { checkRange } from '@tourdesk/domain/fleet/checkRange'
import type { RangeOwner } from '@tourdesk/domain/fleet/vocabulary'
import { useMarkAway } from '../../app/absence/AbsenceProvider.tsx'
import { api } from '../../app/api.ts'
import { placeIssues } from '../../app/placeIssues.ts'
import { useOfferUndo } from '../../app/useOfferUndo.ts'
import { useOptions } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { availabilityLabels } from '../../i18n/vocabulary/fleet.ts'
import { contractForm, type FormValues } from '../../kit/form/contractForm.ts'
import { useStored } from '../../kit/form/deleted/DeletedContext.ts'
import { FieldGrid, WholeWidth } from '../../kit/form/FieldGrid.tsx'
import { Form } from '../../kit/form/Form.tsx'
import { FormActions } from '../../kit/form/FormActions.tsx'
import { ChoiceField, DayFormField, TextAreaField } from '../../kit/form/formFields.tsx'
import { useSchemaForm } from '../../kit/form/useSchemaForm.ts'
import { useAction } from '../../kit/useAction.ts'
import { useOutcomes } from '../../kit/useOutcomes.ts'
import type { Days } from './gridDays.ts'
import type { PickedDays } from './gridRow.ts'
import { availabilityMessages } from './messages.ts'
import { RemoveRange } from './RemoveRange.tsx'
import { useFleetDays } from './useFleetDays.ts'

type RangeValues = FormValues<typeof RangeInput>

interface RangeFormProps {
  objType: RangeOwner
  picked: PickedDays
  days: Days
  onDone: () => void
}

/** Dates, status and notes of a range. */
export function RangeForm({ objType, picked, days, onDone }: RangeFormProps) {
  const t = useText(availabilityMessages)
  const offerUndo = useOfferUndo()
  const outcomes = useOutcomes()
  const show = useFleetDays(days)
  const markAway = useMarkAway()
  const { owner } = picked
  const range = useStored(picked.range)
  const { schema, limits } = contractForm(RangeInput, (values) => checkRange({ ...values, objType }))
  const form = useSchemaForm(schema, { defaultValues: rangeValuesOf(picked) })
  const statuses = useOptions(settableFor(objType), availabilityLabels)
  const { success, ...texts } = outcomes[range ? 'update' : 'create']
  const save = useAction(
    async (values: RangeValues) =>
      (await touchesUnits(values))
        ? null
        : api.availabilities.set({
            query: days,
            body: { ...values, id: range?._id ?? '', itemId: owner._id, objType },
          }),
    {
      ...texts,
      onFailure: (error) => placeIssues(form, error),
      onSuccess: (answer) => {
        onDone()
        if (answer === null) return markTyped(form.getValues())
        show(answer)
        offerUndo(success, owner._id, answer)
      },
    },
  )

  /** True if the days have vehicles, for which replacements are chosen in the dialog for absences. */
  async function touchesUnits({ status, startDate, endDate }: RangeValues): Promise<boolean> {
    if (!markAway || status !== 'unavailable' || startDate === null) return false
    const query = { objType, itemId: owner._id, startDate, ...(endDate && { endDate }) }
    return (await api.absences.preview({ query })).units.length > 0
  }

  function markTyped({ startDate, endDate, notes }: RangeValues): void {
    const { _id, name } = owner
    if (startDate) markAway?.({ objType, _id, name, startDate, endDate, notes, range: range?._id })
  }

  return (
    <Form
      form={form}
      draft={`days ${owner._id} ${picked.range?._id ?? 'new'}`}
      limits={limits}
      onSubmit={save.run}
    >
      {range?.isOwn && <p className="quiet flat below12">{t('ownHelp')}</p>}
      <FieldGrid>
        <DayFormField control={form.control} name="startDate" label={t('startDate')} />
        <DayFormField
          control={form.control}
          name="endDate"
          label={t('endDate')}
          help={t('endHelp')}
          clearable
        />
        <WholeWidth>
          <ChoiceField control={form.control} name="status" label={t('status')} options={statuses} required />
        </WholeWidth>
        <WholeWidth>
          <TextAreaField control={form.control} name="notes" label={t('notes')} />
        </WholeWidth>
      </FieldGrid>
      <FormActions
        onCancel={onDone}
        start={
          range && (
            <RemoveRange
              objType={objType}
              ownerId={owner._id}
              rangeId={range._id}
              days={days}
              onRemoved={onDone}
            />
          )
        }
      />
    </Form>
  )
}

/** What the dialog starts with: the range on the day, else the days themselves, as unavailable or as asked. */
function rangeValuesOf({ range, status = 'unavailable', startDate, endDate }: PickedDays): RangeValues {
  if (!range || range.status === 'assigned') return { startDate, endDate, status, notes: '' }
  return { startDate: range.startDate, endDate: range.endDate, status: range.status, notes: range.notes }
}
