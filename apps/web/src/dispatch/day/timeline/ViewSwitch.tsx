import { SegmentedControl } from '@mantine/core'
import { useText } from '../../../i18n/useText.ts'
import type { DayView } from '../../dayHref.ts'
import { timelineMessages } from './timelineMessages.ts'

interface ViewSwitchProps {
  view: DayView
  onView: (view: DayView) => void
}

/** Switches between the list of departures and their timeline. */
export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  const t = useText(timelineMessages)
  return (
    <SegmentedControl<DayView>
      aria-label={t('view')}
      value={view}
      onChange={onView}
      data={[
        { value: 'list', label: t('list') },
        { value: 'timeline', label: t('timeline') },
      ]}
    />
  )
}
