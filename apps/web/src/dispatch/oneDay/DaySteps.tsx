import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { addDays, type Day } from '@tourdesk/domain/calendar'
import type { ReactNode } from 'react'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { useToday } from '../../kit/fields/useToday.ts'
import { StepButton } from '../StepButton.tsx'
import { useStepKeys } from '../useStepKeys.ts'
import { oneDayMessages } from './oneDayMessages.ts'

interface DayStepsProps {
  date: Day
  onDate: (date: Day) => void
  /** Shown between the step buttons. */
  children?: ReactNode
}

/** Buttons and keys for the day before and after; `t` goes to today. */
export function DaySteps({ date, onDate, children }: DayStepsProps) {
  const t = useText(oneDayMessages)
  const words = useText(common)
  const today = useToday()
  const previous = { label: t('previousDay'), run: () => onDate(addDays(date, -1)) }
  const next = { label: t('nextDay'), run: () => onDate(addDays(date, 1)) }
  useStepKeys({ previous, next, home: { label: words('today'), run: () => onDate(today) } })
  return (
    <>
      <StepButton name={previous.label} icon={IconChevronLeft} onClick={previous.run} />
      {children}
      <StepButton name={next.label} icon={IconChevronRight} onClick={next.run} />
    </>
  )
}
