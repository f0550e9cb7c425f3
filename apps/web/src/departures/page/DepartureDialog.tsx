import type { WholeDeparture } from '@tourdesk/contract/departures/departures'
import { groupTypes, tourLanguages } from '@tourdesk/domain/catalogue/vocabulary'
import { FormDialog } from '../../app/FormDialog.tsx'
import { useLabel } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { groupTypeLabels, languageLabels } from '../../i18n/vocabulary/catalogue.ts'
import { CheckField, MultiChoiceField, NumberField } from '../../kit/form/formFields.tsx'
import { departureMessages } from '../departureMessages.ts'
import { DepartureFields, sentOf, valuesOf, wordOf } from './departureFields.ts'
import { useSaveDeparture } from './useSaveDeparture.ts'

interface DepartureDialogProps {
  departure: WholeDeparture
  opened: boolean
  onClose: () => void
}

/** What's decided about a departure besides its state. */
export function DepartureDialog({ departure, ...dialog }: DepartureDialogProps) {
  const t = useText(departureMessages)
  const group = useLabel(groupTypeLabels)
  const language = useLabel(languageLabels)
  const { save, done, reload } = useSaveDeparture(departure)
  const kinds = groupTypes.flatMap((group_type) =>
    tourLanguages.map((each) => ({
      value: wordOf({ group_type, language: each }),
      label: `${group(group_type)}, ${language(each)}`,
    })),
  )
  return (
    <FormDialog
      {...dialog}
      title={t('settings')}
      submitLabel={t('save')}
      schema={DepartureFields}
      defaultValues={valuesOf(departure)}
      draft={`departure ${departure.tour._id} ${departure.date}`}
      onSubmit={(values) => save(sentOf(values))}
      onSuccess={(saved) => done(t('saved'), saved)}
      failure={t('notSaved')}
      reload={reload}
    >
      {({ control }) => (
        <>
          <CheckField
            control={control}
            name="guaranteed"
            label={t('guaranteed')}
            help={t('guaranteedHelp')}
          />
          <NumberField
            control={control}
            name="minimum"
            of="whole"
            label={t('minimum')}
            help={t('minimumHelp')}
          />
          <NumberField
            control={control}
            name="capacity"
            of="whole"
            label={t('ownCapacity')}
            help={t('ownCapacityHelp')}
          />
          <MultiChoiceField
            control={control}
            name="closedFor"
            label={t('closedFor')}
            help={t('closedForHelp')}
            options={kinds}
          />
        </>
      )}
    </FormDialog>
  )
}
