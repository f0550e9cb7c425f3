import type { WholeDeparture } from '@tourdesk/contract/departures/departures'
import { FormDialog } from '../../app/FormDialog.tsx'
import { useText } from '../../i18n/useText.ts'
import { useToday } from '../../kit/fields/useToday.ts'
import { ChoiceField, DayFormField } from '../../kit/form/formFields.tsx'
import { MovingFields } from './MovingFields.tsx'
import { type MoveChoice, moveFields } from './moveChoice.ts'
import { moveMessages } from './moveMessages.ts'
import { useTourOptions } from './useTourOptions.ts'

interface MoveFormProps {
  departure: Pick<WholeDeparture, 'tour' | 'date'>
  opened: boolean
  start: MoveChoice
  onClose: () => void
  /** Shows the orders. */
  onNext: (choice: MoveChoice) => Promise<void>
}

/** Where a departure is moved to, and what its orders cost there. */
export function MoveForm({ departure: { tour, date }, start, onNext, ...dialog }: MoveFormProps) {
  const t = useText(moveMessages)
  const today = useToday()
  const tours = useTourOptions(tour._id)
  return (
    <FormDialog
      {...dialog}
      size="wide"
      title={t('move')}
      submitLabel={t('preview')}
      wayOut={t('keep')}
      schema={moveFields(date, t('elsewhere'))}
      defaultValues={start}
      draft={`move departure ${tour._id} ${date}`}
      onSubmit={onNext}
      failure={t('notShown')}
    >
      {({ control }) => (
        <>
          <DayFormField
            control={control}
            name="date"
            label={t('date')}
            min={today}
            opensAt={date}
            clearable
          />
          <ChoiceField
            control={control}
            name="tour"
            label={t('tour')}
            options={tours}
            placeholder={t('sameTour')}
            clearable
          />
          <MovingFields />
        </>
      )}
    </FormDialog>
  )
}
