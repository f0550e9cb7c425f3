import { number } from '../../../i18n/format.ts'
import { useText } from '../../../i18n/useText.ts'
import { AppLink } from '../../../kit/AppLink.tsx'
import { Name } from '../../../kit/Isolated.tsx'
import { Tag } from '../../../kit/Tag.tsx'
import { assignmentsHref } from '../../assignmentsHref.ts'
import { DayCard } from '../../oneDay/DayCard.tsx'
import { useOneTabStop } from '../../useOneTabStop.ts'
import styles from '../plan.module.css'
import { type DepartureReview, type Figures, isUntouched } from './departureReviews.ts'
import { MoveLine } from './MoveLine.tsx'
import { PlannedUnit } from './PlannedUnit.tsx'
import { reviewMessages } from './reviewMessages.ts'
import type { Review } from './useReview.ts'

interface PlannedDepartureProps {
  departure: DepartureReview
  review: Review
}

/** A departure today and with what's ticked, side by side; the arrow keys go from tick to tick. */
export function PlannedDeparture({ departure, review }: PlannedDepartureProps) {
  const t = useText(reviewMessages)
  const { tour, name, time, people, leaving, today, chosen, isChanged } = departure
  const { request, moves } = review.proposal
  const units =
    request.mode === 'repair' ? departure.units.filter((unit) => !isUntouched(unit, moves)) : departure.units
  const rows = [
    ...units.flatMap(({ unit, moves: own }) => [
      ...(unit.kind === 'kept' ? [] : [unit.key]),
      ...own.map(({ key }) => key),
    ]),
    ...leaving.map(({ key }) => key),
  ]
  const { tabIndexOf, listProps } = useOneTabStop(rows)
  return (
    <DayCard
      label={name}
      time={time}
      title={
        <AppLink href={assignmentsHref({ date: request.date, tour })}>
          <Name>{name}</Name>
        </AppLink>
      }
      beside={isChanged ? null : <Tag>{t('unchanged')}</Tag>}
    >
      {isChanged && (
        <div className={styles.departure}>
          <div className={styles.sides}>
            <Side title={t('today')} figures={today} people={people} />
            <Side title={t('proposal')} figures={chosen} people={people} />
          </div>
          <ul className="plainList" {...listProps}>
            {units.map((unit) => (
              <PlannedUnit key={unit.unit.key} unit={unit} review={review} tabIndexOf={tabIndexOf} />
            ))}
            {leaving.length > 0 && (
              <li>
                <ul className={`plainList ${styles.moves}`} aria-label={t('leaving')}>
                  {leaving.map((move) => (
                    <MoveLine key={move.key} move={move} review={review} tabIndex={tabIndexOf(move.key)} />
                  ))}
                </ul>
              </li>
            )}
          </ul>
        </div>
      )}
    </DayCard>
  )
}

function Side({ title, figures, people }: { title: string; figures: Figures; people: number }) {
  const t = useText(reviewMessages)
  const facts = [
    [t('people'), t('ofAll', { part: figures.people, all: people })],
    [t('seats'), number(figures.seats)],
    [t('vehicles'), number(figures.units)],
    [t('stops'), number(figures.stops)],
    [t('cost'), number(figures.cost)],
  ] as const
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and two landmarks for each departure would be noise
    <div role="group" aria-label={title}>
      <h3>{title}</h3>
      <dl className={`flex wrap gap2 across16 flat small ${styles.figures}`}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
