import { Button } from '@mantine/core'
import type { WholeDeparture } from '@tourdesk/contract/departures/departures'
import { useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { DialogActions } from '../../kit/dialog/Dialog.tsx'
import { Choice } from '../../kit/fields/Choice.tsx'
import { DayInput } from '../../kit/fields/DayInput.tsx'
import { useToday } from '../../kit/fields/useToday.ts'
import { NextButton } from '../NextButton.tsx'
import { MovingFields } from './MovingFields.tsx'
import { firstChoice, type MoveChoice } from './moveChoice.ts'
import { moveMessages } from './moveMessages.ts'
import { useTourOptions } from './useTourOptions.ts'

interface MoveFormProps {
  departure: Pick<WholeDeparture, 'tour' | 'date'>
  start: MoveChoice | null
  isBusy: boolean
  onCancel: () => void
  onNext: (choice: MoveChoice) => void
}

/** Where a departure is moved to, and what its orders cost there. */
export function MoveForm({ departure, start, isBusy, onCancel, onNext }: MoveFormProps) {
  const t = useText(moveMessages)
  const today = useToday()
  const [choice, setChoice] = useState<MoveChoice>(start ?? { ...firstChoice, tour: null, date: null })
  const [isTried, setTried] = useState(false)
  const change = (more: Partial<MoveChoice>) => setChoice({ ...choice, ...more })
  const { tour, date } = choice
  const isElsewhere = (date ?? departure.date) !== departure.date || tour !== null
  return (
    <form
      noValidate
      className="grid gap12"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (isElsewhere) onNext(choice)
      }}
    >
      <DayInput
        label={t('date')}
        value={date}
        min={today}
        opensAt={departure.date}
        clearable
        error={isTried && !isElsewhere ? t('elsewhere') : undefined}
        onChange={(day) => change({ date: day })}
      />
      <Choice<string>
        label={t('tour')}
        options={useTourOptions(departure.tour._id)}
        value={tour}
        placeholder={t('sameTour')}
        clearable
        onChange={(id) => change({ tour: id })}
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
