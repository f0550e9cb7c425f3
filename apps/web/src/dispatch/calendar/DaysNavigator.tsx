import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { LazyRangeField } from '../../kit/fields/LazyRangeField.tsx'
import { useToday } from '../../kit/fields/useToday.ts'
import { StepButton } from '../StepButton.tsx'
import { useStepKeys } from '../useStepKeys.ts'
import { type Days, daysShown, shiftedByWeeks } from './calendarRange.ts'
import { calendarMessages } from './messages.ts'

interface DaysNavigatorProps {
  days: Days
  onChange: (days: Days) => void
}

/** The range shown, and buttons for the previous and next week. */
export function DaysNavigator({ days, onChange }: DaysNavigatorProps) {
  const t = useText(calendarMessages)
  const words = useText(common)
  const today = useToday()
  const usual = daysShown({}, today)
  const step = (weeks: number) => onChange(shiftedByWeeks(days, weeks))
  useStepKeys({
    previous: { label: t('previousWeek'), run: () => step(-1) },
    next: { label: t('nextWeek'), run: () => step(1) },
    home: { label: t('thisWeek'), run: () => onChange(usual) },
  })
  return (
    <>
      <Button variant="default" onClick={() => onChange(usual)}>
        {words('today')}
      </Button>
      <StepButton name={t('previousWeek')} icon={IconChevronLeft} onClick={() => step(-1)} />
      <StepButton name={t('nextWeek')} icon={IconChevronRight} onClick={() => step(1)} />
      <LazyRangeField
        label={t('days')}
        hidesLabel
        width={224}
        clearable={false}
        value={{ from: days.startDate, to: days.endDate }}
        onChange={({ from, to }) => from && to && onChange({ startDate: from, endDate: to })}
      />
    </>
  )
}
