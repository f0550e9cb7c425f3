import type { DayFinding } from '@tourdesk/contract/checks/dayFinding'
import type { DayDeparture, DayUnit } from '@tourdesk/contract/dispatch/dayPlan'
import type { UnitSpans } from '@tourdesk/domain/dispatch/timeline'
import { list } from '../../../i18n/format.ts'
import { useText } from '../../../i18n/useText.ts'
import { useFindingText } from '../../check/useFindingText.ts'
import { clock } from './clock.ts'
import { timelineMessages } from './timelineMessages.ts'

/** What a timeline shows of a vehicle unit, in words. */
export function useUnitText() {
  const t = useText(timelineMessages)
  const findingText = useFindingText()

  function pickups({ pickups }: UnitSpans): string {
    if (!pickups) return ''
    const { from, until } = pickups
    if (from === until) return t('pickupAt', { time: clock(from) })
    return t('pickupsFrom', { from: clock(from), until: clock(until) })
  }

  function end({ tour: { until } }: UnitSpans): string {
    return t(until > 24 * 60 ? 'untilNextDay' : 'until', { time: clock(until) })
  }

  /** Everything about a unit in one sentence, for those who don't see where it stands. */
  function whole(
    departure: DayDeparture,
    unit: DayUnit,
    { spans, findings }: { spans: UnitSpans | null; findings: readonly DayFinding[] },
  ): string {
    const { vehicle, number, people, seats, driver, guides } = unit
    const start = spans && (spans.pickups ? pickups(spans) : t('from', { time: clock(spans.tour.from) }))
    return list([
      vehicle ?? t('noVehicle', { number }),
      departure.tour.name,
      ...(spans && start ? [start, end(spans)] : [t('noTime')]),
      seats === null ? t('people', { count: people }) : t('seatsTaken', { people, seats }),
      ...(driver ? [t('driver', { name: driver })] : []),
      ...(guides.length > 0 ? [t('guides', { count: guides.length, names: list(guides) })] : []),
      ...findings.map(findingText),
    ])
  }

  return { pickups, end, whole }
}
