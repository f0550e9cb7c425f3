import { IconMapPin, IconSteeringWheel, IconUser } from '@tabler/icons-react'
import type { DayProposal } from '@tourdesk/contract/plan/proposal'
import type { CostedUnit } from '@tourdesk/domain/plan/cost'
import { useText } from '../../../i18n/useText.ts'
import { Name, Ratio } from '../../../kit/Isolated.tsx'
import { Fact } from '../../Fact.tsx'
import styles from '../plan.module.css'
import { peopleIn, stopsOf } from './departureReviews.ts'
import { personName, seatsOf } from './planNames.ts'
import { reviewMessages } from './reviewMessages.ts'

/** The crew, people, seats and stops of a unit. */
export function UnitFacts({ unit, proposal }: { unit: CostedUnit; proposal: DayProposal }) {
  const t = useText(reviewMessages)
  const { facts } = proposal
  const people = peopleIn(unit.parts)
  const seats = seatsOf(unit, facts)
  return (
    <dl className={styles.facts}>
      {unit.driver !== null && (
        <Fact name={t('driver')} icon={<IconSteeringWheel size={14} stroke={1.6} />}>
          <Name>{personName(unit.driver, facts)}</Name>
        </Fact>
      )}
      {unit.guide.map((guide) => (
        <Fact key={guide} name={t('guide')} icon={<IconUser size={14} stroke={1.6} />}>
          <Name>{personName(guide, facts)}</Name>
        </Fact>
      ))}
      <div>
        <dt className="quiet small">{t('people')}</dt>
        <dd className={seats !== null && people > seats ? 'red strong' : undefined}>
          {seats === null ? people : <Ratio part={people} whole={seats} />}
        </dd>
      </div>
      <Fact name={t('stops')} icon={<IconMapPin size={14} stroke={1.6} />}>
        {stopsOf(unit.parts, proposal)}
      </Fact>
    </dl>
  )
}
