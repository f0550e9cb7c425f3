import { IconMapPin, IconSteeringWheel, IconUser, IconUsers } from '@tabler/icons-react'
import type { DayProposal } from '@tourdesk/contract/plan/proposal'
import type { CostedUnit } from '@tourdesk/domain/plan/cost'
import { list } from '../../../i18n/format.ts'
import { useText } from '../../../i18n/useText.ts'
import { Name, Ratio } from '../../../kit/Isolated.tsx'
import { Fact } from '../../Fact.tsx'
import styles from '../plan.module.css'
import { peopleIn, stopsOf } from './departureReviews.ts'
import { personName, seatsOf } from './planNames.ts'
import { reviewMessages } from './reviewMessages.ts'

/** The crew, people, seats and stops of a unit; a guide who drives is listed once. */
export function UnitFacts({ unit, proposal }: { unit: CostedUnit; proposal: DayProposal }) {
  const t = useText(reviewMessages)
  const { facts } = proposal
  const { driver, guide } = unit
  const isBoth = driver !== null && guide.includes(driver)
  const wheel = <IconSteeringWheel key="driver" size={14} stroke={1.6} />
  const person = <IconUser key="guide" size={14} stroke={1.6} />
  const people = peopleIn(unit.parts)
  const seats = seatsOf(unit, facts)
  return (
    <dl className={styles.facts}>
      {driver !== null && (
        <Fact
          name={isBoth ? list([t('driver'), t('guide')]) : t('driver')}
          icon={isBoth ? [wheel, person] : wheel}
        >
          <Name>{personName(driver, facts)}</Name>
        </Fact>
      )}
      {guide
        .filter((id) => id !== driver)
        .map((id) => (
          <Fact key={id} name={t('guide')} icon={person}>
            <Name>{personName(id, facts)}</Name>
          </Fact>
        ))}
      <Fact name={t('people')} icon={<IconUsers size={14} stroke={1.6} />}>
        <span className={seats !== null && people > seats ? 'red strong' : undefined}>
          {seats === null ? people : <Ratio part={people} whole={seats} />}
        </span>
      </Fact>
      <Fact name={t('stops')} icon={<IconMapPin size={14} stroke={1.6} />}>
        {stopsOf(unit.parts, proposal)}
      </Fact>
    </dl>
  )
}
