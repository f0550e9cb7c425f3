import type { DayProposal } from '@tourdesk/contract/plan/proposal'
import type { PlanMove, UnitChange } from '@tourdesk/domain/plan/changes/changesOf'
import type { ChosenPlan } from '@tourdesk/domain/plan/changes/chosenPlan'
import { ltr, named } from '../../../i18n/isolate.ts'
import { useText } from '../../../i18n/useText.ts'
import { vehicleName } from './planNames.ts'
import { reviewMessages } from './reviewMessages.ts'

/** What units, parties and moves of a proposal are called on the screen. */
export function useNames({ facts, parties, numbers }: DayProposal) {
  const t = useText(reviewMessages)
  /** The plate, else the supplier, else the number on the board. */
  const ofResources = (unit: Parameters<typeof vehicleName>[0], key: string): string => {
    const vehicle = vehicleName(unit, facts)
    const number = numbers.find(({ _id }) => _id === key)?.number
    if (vehicle !== null) return unit.externalCar ? named(vehicle) : ltr(vehicle)
    return number === undefined ? t('withoutVehicle') : t('number', { number })
  }
  /** As it will be; one that's dissolved as it is. */
  const ofUnit = (unit: UnitChange, plan: ChosenPlan): string => {
    const present = facts.units.find(({ _id }) => _id === unit.key)
    const chosen = plan.units.find(({ key }) => key === unit.key)
    return ofResources(unit.kind === 'dissolved' ? (present ?? unit) : (chosen ?? unit), unit.key)
  }
  const ofParty = (id: string, people: number) => ({
    order: facts.parties.find(({ _id }) => _id === id)?.order ?? 0,
    customer: named(parties.find(({ _id }) => _id === id)?.customer ?? ''),
    people: t('persons', { count: people }),
  })
  /** Someone without a vehicle is listed at the unit that they get on, so only the party is named. */
  const ofMove = (move: PlanMove, units: readonly UnitChange[], plan: ChosenPlan): string => {
    if (move.from === null && move.to !== null) return t('party', ofParty(move.party, move.people))
    const from = facts.units.find(({ _id }) => _id === move.from)
    const to = units.find(({ key }) => key === move.to)
    return t('move', {
      ...ofParty(move.party, move.people),
      from: from ? ofResources(from, from._id) : t('noVehicle'),
      to: to ? ofUnit(to, plan) : t('noVehicle'),
    })
  }
  return { ofResources, ofUnit, ofParty, ofMove }
}
