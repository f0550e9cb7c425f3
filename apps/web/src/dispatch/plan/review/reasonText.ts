import type { PlanMove, UnitChange } from '@tourdesk/domain/plan/changes/changesOf'
import { type MoveReason, moveReasons } from '@tourdesk/domain/plan/changes/moveReasons'
import { isFree } from '@tourdesk/domain/plan/largestVehicles'
import type { PlanCar, PlanDay, PlanPerson } from '@tourdesk/domain/plan/planDay'
import type { UnitReason } from '@tourdesk/domain/plan/proposal'
import { list } from '../../../i18n/format.ts'
import { ltr, named } from '../../../i18n/isolate.ts'
import { textsIn } from '../../../i18n/messages.ts'
import type { UiLanguage } from '../../../i18n/uiLanguage.ts'
import { cityLabels, languageLabels } from '../../../i18n/vocabulary/catalogue.ts'
import { personName, vehicleName } from './planNames.ts'
import { reasonMessages } from './reasonMessages.ts'

/** Why a unit is as it is, in one line that starts with its vehicle; null where there's nothing to say. */
export function unitReasonText(unit: UnitChange, day: PlanDay, language: UiLanguage): string | null {
  const t = textsIn(reasonMessages, language)
  const lost = lostFrom(unit, day)
  const reasons = lost.length > 0 ? [t('unavailable', { count: lost.length, names: list(lost) })] : []
  reasons.push(...unit.reasons.map((reason, at) => reasonText(reason, unit.reasons[at - 1], day, language)))
  if (unit.lacksDriver) reasons.push(t('lacksDriver'))
  if (unit.unspoken.length > 0)
    reasons.push(
      t('unspoken', { languages: list(unit.unspoken.map((one) => languageLabels[language][one])) }),
    )
  if (reasons.length === 0) return null
  const vehicle = vehicleName(unit, day)
  if (vehicle === null) return list(reasons)
  const name = unit.externalCar ? named(vehicle) : ltr(vehicle)
  return t('line', { name, reasons: list(reasons) })
}

/** Why people move, in one line; null where there's nothing to say. */
export function moveReasonText(
  move: PlanMove,
  units: readonly UnitChange[],
  day: PlanDay,
  language: UiLanguage,
): string | null {
  const reasons = moveReasons(move, day, units)
  if (reasons.length === 0) return null
  return list(reasons.map((reason) => placeText(reason, day, language)))
}

/** The vehicle and people who are off the unit because they can't work on the day. */
function lostFrom(unit: UnitChange, day: PlanDay): string[] {
  const present = day.units.find(({ _id }) => _id === unit.key)
  if (present === undefined) return []
  const days = { start: day.date, end: day.date }
  const off = new Set([present.car, present.driver, ...present.guide])
  for (const id of [unit.car, unit.driver, ...unit.guide]) off.delete(id)
  const isLost = (one: PlanCar | PlanPerson) => off.has(one._id) && !isFree(one, days)
  return [
    ...day.cars.filter(isLost).map(({ plateId }) => ltr(plateId)),
    ...day.people.filter(isLost).map(({ name }) => named(name)),
  ]
}

/** @param before the reason in front of it, which may name the same guide */
function reasonText(
  reason: UnitReason,
  before: UnitReason | undefined,
  day: PlanDay,
  language: UiLanguage,
): string {
  const t = textsIn(reasonMessages, language)
  switch (reason.code) {
    case 'smallest_car':
      return t(reason.code, { count: reason.people })
    case 'car_for_people':
    case 'supplier_size':
      return t(reason.code, { count: reason.people, seats: reason.seats })
    case 'wished':
      return t(`wished_${reason.wish}`)
    case 'speaks': {
      const languages = list(reason.languages.map((one) => languageLabels[language][one]))
      return t('speaks', { languages, name: named(personName(reason.guide, day)) })
    }
    case 'knows_tour':
      if (before?.code === 'speaks' && before.guide === reason.guide)
        return t('knows_too', { count: reason.times })
      return t('knows_tour', { count: reason.times, name: named(personName(reason.guide, day)) })
    case 'drives':
      return t('drives', { max: reason.maxPassengers, name: named(personName(reason.driver, day)) })
    case 'kept':
    case 'told':
      return t(reason.code)
  }
}

function placeText(reason: MoveReason, day: PlanDay, language: UiLanguage): string {
  const t = textsIn(reasonMessages, language)
  switch (reason.code) {
    case 'had_none':
    case 'dissolved':
    case 'joins':
      return t(reason.code)
    case 'over_seats':
    case 'fits':
      return t(reason.code, { count: reason.people, seats: reason.seats })
    case 'unspoken':
      return t('nobodySpoke', { language: languageLabels[language][reason.language] })
    case 'speaks': {
      const languages = languageLabels[language][reason.language]
      return t('speaks', { languages, name: named(personName(reason.guide, day)) })
    }
    case 'same_city':
      return t('same_city', { city: cityLabels[language][reason.city] })
  }
}
