import { Button } from '@mantine/core'
import type { WholeDeparture } from '@tourdesk/contract/departures/departures'
import { groupTypes, type Language, tourLanguages } from '@tourdesk/domain/catalogue/vocabulary'
import { type MergedUnits, mergedUnits } from '@tourdesk/domain/departures/batch'
import { useState } from 'react'
import { useOptions } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { groupTypeLabels, languageLabels } from '../../i18n/vocabulary/catalogue.ts'
import { DialogActions } from '../../kit/dialog/Dialog.tsx'
import { Choice } from '../../kit/fields/Choice.tsx'
import { NextButton } from '../NextButton.tsx'
import { MovingFields } from './MovingFields.tsx'
import { firstChoice, type MergeChoice } from './moveChoice.ts'
import { mergedUnitsLabels, moveMessages } from './moveMessages.ts'
import { useTourOptions } from './useTourOptions.ts'

type SharedGroup = NonNullable<MergeChoice['group_type']>
const sharedGroups = groupTypes.filter((type): type is SharedGroup => type !== 'private_group')

interface MergeFormProps {
  departure: Pick<WholeDeparture, 'tour'>
  start: MergeChoice | null
  isBusy: boolean
  onCancel: () => void
  onNext: (choice: MergeChoice) => void
}

/** Into which departure of the day one is merged, and where its vehicles go. */
export function MergeForm({ departure, start, isBusy, onCancel, onNext }: MergeFormProps) {
  const t = useText(moveMessages)
  const [choice, setChoice] = useState<MergeChoice>(
    start ?? { ...firstChoice, tour: null, group_type: null, language: null, units: 'move' },
  )
  const [isTried, setTried] = useState(false)
  const change = (more: Partial<MergeChoice>) => setChoice({ ...choice, ...more })
  return (
    <form
      noValidate
      className="grid gap12"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (choice.tour) onNext(choice)
      }}
    >
      <Choice<string>
        label={t('into')}
        options={useTourOptions(departure.tour._id)}
        value={choice.tour}
        required
        error={isTried && !choice.tour ? t('chooseTour') : undefined}
        onChange={(tour) => change({ tour })}
      />
      <Choice<SharedGroup>
        label={t('group')}
        options={useOptions(sharedGroups, groupTypeLabels)}
        value={choice.group_type}
        placeholder={t('keepsTheirs')}
        clearable
        onChange={(group_type) => change({ group_type })}
      />
      <Choice<Language>
        label={t('language')}
        options={useOptions<Language>(tourLanguages, languageLabels)}
        value={choice.language}
        placeholder={t('keepsTheirs')}
        clearable
        onChange={(language) => change({ language })}
      />
      <Choice<MergedUnits>
        label={t('units')}
        options={useOptions(mergedUnits, mergedUnitsLabels)}
        value={choice.units}
        onChange={(units) => units && change({ units })}
      />
      <MovingFields choice={choice} onChange={change} />
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          {t('keep')}
        </Button>
        <NextButton isBusy={isBusy}>{t('preview')}</NextButton>
      </DialogActions>
    </form>
  )
}
