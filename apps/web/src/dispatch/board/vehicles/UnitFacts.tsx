import { IconAlertTriangle, IconClock, IconSteeringWheel, IconUser } from '@tabler/icons-react'
import type { VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import type { PurchasedTour } from '@tourdesk/contract/orders/orderLists'
import type { Day } from '@tourdesk/domain/calendar'
import { memo } from 'react'
import { useLabel } from '../../../i18n/labels.ts'
import { useText } from '../../../i18n/useText.ts'
import { cityLabels } from '../../../i18n/vocabulary/catalogue.ts'
import { FillBar } from '../../../kit/FillBar.tsx'
import { Code } from '../../../kit/Isolated.tsx'
import { AwayName } from '../../absence/AwayName.tsx'
import { Fact } from '../../Fact.tsx'
import { useGapText } from '../../gapText.ts'
import { messages } from '../../messages.ts'
import { DeclinedLines } from '../../replies/DeclinedLines.tsx'
import { ReplySign } from '../../replies/ReplySign.tsx'
import { unitGaps } from '../../unitGaps.ts'
import { seatsOf } from '../../unitOf.ts'
import { useLoadText } from '../../useLoadText.ts'
import { boardMessages } from '../messages.ts'
import { groupByPickup } from '../passengers/passengerGroups.ts'
import { hasSameRiders } from './hasSameRiders.ts'
import styles from './UnitCard.module.css'

interface UnitFactsProps {
  unit: VehicleUnit
  riders: readonly PurchasedTour[]
  /** The day of the board. */
  date: Day
  /** In a list that's a single Tab stop. */
  tabIndex?: number
}

/** The load, the crew with their replies, the first pickup, and what's missing in words. */
export const UnitFacts = memo(function UnitFacts({ unit, riders, date, tabIndex }: UnitFactsProps) {
  const t = useText(boardMessages)
  const shared = useText(messages)
  const loadText = useLoadText()
  const gapText = useGapText()
  // A refusal has its own line.
  const replyOf = (id: string) =>
    unit.replies.find(({ operator, state }) => operator._id === id && state !== 'declined')
  const city = useLabel(cityLabels)
  const [first] = groupByPickup(riders)
  const seats = seatsOf(unit)
  // The card's title already says that there's no vehicle.
  const gaps = unitGaps(unit, riders).filter(({ kind }) => kind !== 'no_vehicle')
  return (
    <>
      <div className={styles.load}>
        <FillBar part={unit.participants} whole={seats ?? 0} />
        <span
          className={`small medium tabular ${styles.seats}`}
          data-over={(seats !== null && unit.participants > seats) || undefined}
        >
          {loadText(unit)}
        </span>
      </div>
      <dl className="stack gap2 flat small">
        {unit.driver && (
          <Fact name={shared('driver')} icon={<IconSteeringWheel size={14} stroke={1.6} />}>
            <AwayName person={unit.driver} day={date} tabIndex={tabIndex} stop="driver" />
            <ReplySign reply={replyOf(unit.driver._id)} />
          </Fact>
        )}
        {unit.guide.length > 0 && (
          <Fact name={shared('guide')} icon={<IconUser size={14} stroke={1.6} />}>
            {unit.guide.map(({ _id, name }, index) => (
              <span key={_id}>
                {index > 0 && ', '}
                <AwayName person={{ _id, name }} day={date} tabIndex={tabIndex} stop="guide" />
                <ReplySign reply={replyOf(_id)} />
              </span>
            ))}
          </Fact>
        )}
        {first && (
          <Fact name={t('firstPickup')} icon={<IconClock size={14} stroke={1.6} />}>
            <Code>{first.time ?? t('noTime')}</Code> {first.city ? city(first.city) : t('noPickup')}
          </Fact>
        )}
      </dl>
      <DeclinedLines replies={unit.replies} />
      <ul className={`stack gap2 plainList small orange ${styles.gaps}`}>
        {gaps.map((gap) => (
          <li key={gap.kind}>
            <IconAlertTriangle size={14} stroke={1.8} aria-hidden />
            {gapText(gap)}
          </li>
        ))}
        {riders
          .filter(({ splitChanged }) => splitChanged)
          .map(({ _id, orderNumber }) => (
            <li key={_id}>
              <IconAlertTriangle size={14} stroke={1.8} aria-hidden />
              {shared('split_changed', { order: orderNumber })}
            </li>
          ))}
      </ul>
    </>
  )
}, hasSameRiders)
