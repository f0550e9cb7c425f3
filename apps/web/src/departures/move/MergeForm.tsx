import type { WholeDeparture } from '@tourdesk/contract/departures/departures'
import { tourLanguages } from '@tourdesk/domain/catalogue/vocabulary'
import { mergedUnits } from '@tourdesk/domain/departures/batch'
import { FormDialog } from '../../app/FormDialog.tsx'
import { useOptions } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { groupTypeLabels, languageLabels } from '../../i18n/vocabulary/catalogue.ts'
import { ChoiceField } from '../../kit/form/formFields.tsx'
import { MovingFields } from './MovingFields.tsx'
import { type MergeChoice, type MergeStart, mergeFields, sharedGroups } from './moveChoice.ts'
import { mergedUnitsLabels, moveMessages } from './moveMessages.ts'
import { useTourOptions } from './useTourOptions.ts'

interface MergeFormProps {
  departure: Pick<WholeDeparture, 'tour' | 'date'>
  opened: boolean
  start: MergeStart
  onClose: () => void
  /** Shows the orders. */
  onNext: (choice: MergeChoice) => Promise<void>
}

/** Into which departure of the day one is merged, and where its vehicles go. */
export function MergeForm({ departure: { tour, date }, start, onNext, ...dialog }: MergeFormProps) {
  const t = useText(moveMessages)
  const tours = useTourOptions(tour._id)
  const groups = useOptions(sharedGroups, groupTypeLabels)
  const languages = useOptions(tourLanguages, languageLabels)
  const units = useOptions(mergedUnits, mergedUnitsLabels)
  return (
    <FormDialog
      {...dialog}
      size="wide"
      title={t('mergeTitle')}
      submitLabel={t('preview')}
      wayOut={t('keep')}
      schema={mergeFields(t('chooseTour'))}
      defaultValues={start}
      draft={`merge departure ${tour._id} ${date}`}
      onSubmit={onNext}
      failure={t('notShown')}
    >
      {({ control }) => (
        <>
          <ChoiceField control={control} name="tour" label={t('into')} options={tours} required />
          <ChoiceField
            control={control}
            name="group_type"
            label={t('group')}
            options={groups}
            placeholder={t('keepsTheirs')}
            clearable
          />
          <ChoiceField
            control={control}
            name="language"
            label={t('language')}
            options={languages}
            placeholder={t('keepsTheirs')}
            clearable
          />
          <ChoiceField control={control} name="units" label={t('units')} options={units} />
          <MovingFields />
        </>
      )}
    </FormDialog>
  )
}
