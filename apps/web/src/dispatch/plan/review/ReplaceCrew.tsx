import { languagesAsked } from '@tourdesk/domain/dispatch/gaps'
import type { UnitChange } from '@tourdesk/domain/plan/changes/changesOf'
import type { ChosenUnit } from '@tourdesk/domain/plan/changes/chosenPlan'
import type { UnitResources } from '@tourdesk/domain/plan/planDay'
import { list } from '../../../i18n/format.ts'
import { named } from '../../../i18n/isolate.ts'
import { useLabel } from '../../../i18n/labels.ts'
import { useText } from '../../../i18n/useText.ts'
import { languageLabels } from '../../../i18n/vocabulary/catalogue.ts'
import { Choice, type Option } from '../../../kit/fields/Choice.tsx'
import styles from '../plan.module.css'
import { withCrew } from './choice.ts'
import { peopleIn } from './departureReviews.ts'
import { personName } from './planNames.ts'
import { type Replacements, replacementsFor, withCar, withGuide, withSupplier } from './replacements.ts'
import { reviewMessages } from './reviewMessages.ts'
import type { Review } from './useReview.ts'

interface ReplaceCrewProps {
  /** As proposed. */
  unit: UnitChange
  chosen: ChosenUnit
  review: Review
}

const nobody = 'nobody'

/** Another vehicle, driver and guide for a unit, from those that are free, best first. */
export function ReplaceCrew({ unit, chosen, review }: ReplaceCrewProps) {
  const t = useText(reviewMessages)
  const language = useLabel(languageLabels)
  const { proposal, choice, change, plan } = review
  const { facts, request } = proposal
  const free = replacementsFor(chosen, plan, facts)
  const people = peopleIn(chosen.parts)
  const take = (crew: UnitResources) => change(withCrew(choice, unit, crew))
  const cars = free.cars.map((car) => ({
    value: `car ${car._id}`,
    label: car.plateId,
    note: list([
      t('seatCount', { count: car.seats }),
      ...(car.seats < people ? [t('tooSmall')] : []),
      ...(car.owner === null ? [] : [t('withOwner', { name: named(personName(car.owner, facts)) })]),
    ]),
    crew: withCar(chosen, car, facts),
  }))
  const sizes = request.useSuppliers || chosen.externalCar !== null ? free.suppliers : []
  const vehicles = [
    ...cars,
    ...sizes.map((size) => ({
      value: `supplier ${size.carSupplier} ${size.seats}`,
      label: size.name,
      note: t('seatCount', { count: size.seats }),
      crew: withSupplier(chosen, size),
    })),
  ]
  const { externalCar } = chosen
  const vehicle = externalCar
    ? `supplier ${externalCar.carSupplier} ${externalCar.seats}`
    : chosen.car && `car ${chosen.car}`
  const asked = languagesAsked(
    facts.parties.filter(({ _id }) => chosen.parts.some(({ party }) => party === _id)),
  )
  const guideOption = (person: Replacements['guides'][number]): Option<string> => ({
    value: person._id,
    label: person.name,
    note: list([
      ...(asked.some((one) => !person.languages.includes(one)) ? [t('unspoken')] : []),
      ...person.languages.map(language),
    ]),
  })
  const none: Option<string> = { value: nobody, label: t('nobody') }
  return (
    <div className={styles.choices}>
      <Choice
        label={t('vehicle')}
        options={vehicles}
        value={vehicle}
        onChange={(value) => {
          const other = vehicles.find((one) => one.value === value)
          if (other) take(other.crew)
        }}
      />
      {externalCar === null && (
        <Choice
          label={t('driver')}
          options={[...free.drivers.map(({ _id, name }) => ({ value: _id, label: name })), none]}
          value={chosen.driver ?? nobody}
          onChange={(value) => take({ ...crewOf(chosen), driver: value === nobody ? null : value })}
        />
      )}
      {(chosen.guide.length > 0 ? chosen.guide : [null]).map((guide) => (
        <Choice
          key={guide}
          label={t('guide')}
          options={[
            ...free.guides.filter(({ _id }) => _id === guide || !chosen.guide.includes(_id)).map(guideOption),
            none,
          ]}
          value={guide ?? nobody}
          onChange={(value) => take(withGuide(chosen, guide, value === nobody ? null : value))}
        />
      ))}
    </div>
  )
}

function crewOf({ car, externalCar, driver, guide }: UnitResources): UnitResources {
  return { car, externalCar, driver, guide }
}
