import type { DayProposal } from '@tourdesk/contract/plan/proposal'
import type { UnitResources } from '@tourdesk/domain/plan/planDay'
import type { FoundUnit } from '../../check/FindingItem.tsx'
import { vehicleName } from './planNames.ts'

/** The units that findings are about, by id: as they are, and as they'd be with the whole proposal applied. */
export function foundUnits(
  { facts, findings, numbers, units }: DayProposal,
  nameOfNew: string,
): { before: Map<string, FoundUnit>; after: Map<string, FoundUnit> } {
  const number = new Map(numbers.map(({ _id, number: place }) => [_id, place]))
  const unitOf = (id: string, unit: UnitResources): FoundUnit => ({
    number: number.get(id) ?? null,
    vehicle: vehicleName(unit, facts),
  })
  const made = findings.made.flatMap(({ _id, key }): [string, FoundUnit][] => {
    const unit = units.find((each) => each.key === key)
    return unit ? [[_id, { number: null, vehicle: vehicleName(unit, facts) ?? nameOfNew }]] : []
  })
  return {
    before: new Map(facts.units.map((unit) => [unit._id, unitOf(unit._id, unit)])),
    after: new Map([
      ...units.map((unit): [string, FoundUnit] => [unit.key, unitOf(unit.key, unit)]),
      ...made,
    ]),
  }
}
