import { Button, SegmentedControl } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { StepButton } from '../../dispatch/StepButton.tsx'
import { useStepKeys } from '../../dispatch/useStepKeys.ts'
import { common } from '../../i18n/common.ts'
import { dayRange, month } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/useText.ts'
import styles from './availability.module.css'
import type { GridView } from './gridDays.ts'
import { availabilityMessages } from './messages.ts'
import type { Grid } from './useGridDays.ts'

/** Switches between month and week, with buttons for the previous and next one. */
export function GridNavigator({ grid }: { grid: Grid }) {
  const t = useText(availabilityMessages)
  const words = useText(common)
  const { language } = useLanguage()
  const { view, days, show, step, home } = grid
  const isWeek = view === 'week'
  const previous = isWeek ? t('previousWeek') : words('previousMonth')
  const next = isWeek ? t('nextWeek') : words('nextMonth')
  useStepKeys({
    previous: { label: previous, run: () => step(-1) },
    next: { label: next, run: () => step(1) },
    home: { label: words('today'), run: home },
  })
  const title = isWeek ? dayRange(days.startDate, days.endDate) : month(days.startDate, language)
  return (
    <div className="row wrap pushEnd gap8">
      <strong className={styles.period} aria-live="polite">
        <bdi>{title}</bdi>
      </strong>
      <Button variant="default" onClick={home}>
        {words('today')}
      </Button>
      <StepButton name={previous} icon={IconChevronLeft} onClick={() => step(-1)} />
      <StepButton name={next} icon={IconChevronRight} onClick={() => step(1)} />
      <SegmentedControl<GridView>
        aria-label={t('view')}
        value={view}
        onChange={show}
        data={[
          { value: 'month', label: t('month') },
          { value: 'week', label: t('week') },
        ]}
      />
    </div>
  )
}
