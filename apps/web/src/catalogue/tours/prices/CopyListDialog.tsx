import { useQuery } from '@tanstack/react-query'
import type { SeasonTour } from '@tourdesk/contract/catalogue/nextSeason'
import type { Tour } from '@tourdesk/contract/catalogue/tourShapes'
import { checkListDays } from '@tourdesk/domain/pricing/priceListOverlap'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { api, queries } from '../../../app/api.ts'
import { isConflict } from '../../../app/isConflict.ts'
import { placeIssues } from '../../../app/placeIssues.ts'
import { formDay } from '../../../i18n/format.ts'
import { useText } from '../../../i18n/useText.ts'
import { Dialog, DialogActions } from '../../../kit/dialog/Dialog.tsx'
import { ErrorState } from '../../../kit/ErrorState.tsx'
import { useToday } from '../../../kit/fields/useToday.ts'
import { FieldGrid } from '../../../kit/form/FieldGrid.tsx'
import { Form, SubmitButton } from '../../../kit/form/Form.tsx'
import { ChoiceField, DayFormField, TextField } from '../../../kit/form/formFields.tsx'
import { useSchemaForm } from '../../../kit/form/useSchemaForm.ts'
import { LoadingPage } from '../../../kit/LoadingPage.tsx'
import { useProblemTexts } from '../../../kit/problemText.ts'
import { useAction } from '../../../kit/useAction.ts'
import { useRefreshTours } from '../useRefreshTours.ts'
import { CopyPreview } from './CopyPreview.tsx'
import { copyMessages } from './copyMessages.ts'
import { priceListMessages } from './messages.ts'
import { nextStart } from './priceListValues.ts'

interface CopyListDialogProps {
  tour: Tour
  opened: boolean
  onClose: () => void
  /** The position of the new list, from 1. */
  onCopied: (position: number) => void
}

/** Copies a price list of another tour with new days, after a look at what it leaves out. */
export function CopyListDialog({ tour, opened, onClose, onCopied }: CopyListDialogProps) {
  const t = useText(copyMessages)
  const { ofError } = useProblemTexts()
  const loaded = useQuery({ ...queries.tours.seasons(), enabled: opened })
  return (
    <Dialog opened={opened} onClose={onClose} title={t('title')} size="medium">
      {loaded.data && (
        <CopyForm
          tour={tour}
          others={loaded.data.data.filter(({ _id, pricesList }) => _id !== tour._id && pricesList.length > 0)}
          onClose={onClose}
          onCopied={onCopied}
        />
      )}
      {loaded.isPending && <LoadingPage />}
      {loaded.isError && !loaded.data && (
        <ErrorState text={ofError(loaded.error)} onRetry={() => void loaded.refetch()} />
      )}
    </Dialog>
  )
}

const start = { from: null, list: null, description: '', endDate: null }

interface CopyFormProps extends Omit<CopyListDialogProps, 'opened'> {
  others: SeasonTour[]
}

function CopyForm({ tour, others, onClose, onCopied }: CopyFormProps) {
  const t = useText(copyMessages)
  const lists = useText(priceListMessages)
  const refresh = useRefreshTours()
  const today = useToday()
  const schema = z
    .object({
      from: z.string().nullable().refine(Boolean, t('chooseTour')),
      list: z.string().nullable().refine(Boolean, t('chooseList')),
      description: z.string().max(200),
      startDate: z.string().nullable(),
      endDate: z.string().nullable(),
    })
    .superRefine(({ startDate, endDate }, check) => {
      const days = checkListDays({ startDate: startDate ?? '', endDate })
      const path = !days.ok && days.code === 'end_before_start' ? 'endDate' : 'startDate'
      if (!days.ok) check.addIssue({ code: 'custom', path: [path], message: days.code })
    })
  type Values = z.output<typeof schema>
  const form = useSchemaForm<Values, Values>(schema, {
    defaultValues: { ...start, startDate: nextStart(tour.pricesList, today) },
  })
  const { control } = form
  const [from, list] = useWatch({ control, name: ['from', 'list'] })
  const source = others.find(({ _id }) => _id === from) ?? null
  const copied = source?.pricesList.find(({ _id }) => _id === list) ?? null

  const copy = useAction(
    async ({ from: fromId, list: listId, startDate, ...values }: Values) =>
      api.tours.copyList({
        params: { id: tour._id },
        body: {
          ...values,
          from: fromId ?? '',
          list: listId ?? '',
          startDate: startDate ?? '',
          fromUpdatedAt: source?.updatedAt ?? tour.updatedAt,
          updatedAt: tour.updatedAt,
        },
      }),
    {
      success: t('copied'),
      failure: t('notCopied'),
      onSuccess: (saved) => {
        refresh()
        onClose()
        onCopied(saved.pricesList.length)
      },
      onFailure: (error) => {
        refresh()
        return !isConflict(error) && placeIssues(form, error)
      },
    },
  )

  return (
    <Form form={form} draft={`copy list to ${tour._id}`} onSubmit={copy.run}>
      <FieldGrid columns={2}>
        <ChoiceField
          control={control}
          name="from"
          label={t('from')}
          searchable
          options={others.map(({ _id, number, name }) => ({ value: _id, label: `${number} ${name}` }))}
          onChange={(chosen) => {
            const other = others.find(({ _id }) => _id === chosen)
            form.setValue('list', other?.pricesList.length === 1 ? (other.pricesList[0]?._id ?? null) : null)
          }}
          required
        />
        <ChoiceField
          control={control}
          name="list"
          label={t('list')}
          options={(source?.pricesList ?? []).map(({ _id, description, startDate }, index) => ({
            value: _id,
            label: `${description || lists('unnamed', { number: index + 1 })} (${formDay(startDate)})`,
          }))}
          disabled={source === null}
          required
        />
        <DayFormField control={control} name="startDate" label={lists('startDate')} />
        <DayFormField
          control={control}
          name="endDate"
          label={lists('endDate')}
          placeholder={lists('noExpiration')}
          clearable
        />
        <TextField control={control} name="description" label={lists('description')} />
      </FieldGrid>
      {source && copied && <CopyPreview source={source} list={copied} tour={tour} />}
      <DialogActions onCancel={onClose}>
        <SubmitButton>{t('copy')}</SubmitButton>
      </DialogActions>
    </Form>
  )
}
