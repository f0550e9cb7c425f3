import { rangesMeet } from '../../calendar.ts'
import { languages as allLanguages, type Language } from '../../catalogue/vocabulary.ts'
import type { PlanDay, PlanParty, PresentUnit } from '../planDay.ts'
import type { Breach, BreachCode } from './breach.ts'
import { covers, hasVehicle, isOn, lastDay, partIn, type Scene, type SeenUnit } from './scene.ts'

type Rule = (unit: SeenUnit, scene: Scene) => boolean

/** Rules of one unit: each is true if the unit breaks it. */
const unitRules: Partial<Record<BreachCode, Rule>> = {
  not_a_unit: isMalformed,
  other_tour: ({ tour, riders }) => riders.some((party) => party.tour !== tour),
  over_seats: isOverfull,
  private_shares: ({ parts, riders, hasOldParts }) =>
    !hasOldParts && parts.length > 1 && riders.some(({ isPrivate }) => isPrivate),
  licence: isBeyondLicence,
  no_driver_unsaid: ({ car, driver, lacksDriver }) => lacksDriver !== (car !== null && driver === null),
  guide_language: isGuideMute,
  language_unsaid: (unit) => unit.unspoken.join() !== unspokenOn(unit).join(),
  supplier_size: isSizeUnknown,
  supplier_not_allowed: ({ externalCar, hasOldVehicle }, { options }) =>
    externalCar !== null && !hasOldVehicle && !options.useSuppliers,
  vehicle_for_guide_only: (unit) =>
    hasVehicle(unit) && !(unit.hasOldVehicle && unit.hasOldParts) && isAny(unit, 'guide only'),
  guide_for_car_only: (unit) =>
    unit.guide.length > 0 &&
    !(unit.hasOldParts && hasOldGuides(unit)) &&
    unit.riders.length > 0 &&
    unit.riders.every(({ tourOption }) => tourOption === 'car only'),
  busy: isBusy,
}

export function unitBreaches(unit: SeenUnit, scene: Scene): Breach[] {
  return Object.entries(unitRules)
    .filter(([, isBroken]) => isBroken(unit, scene))
    .map(([code]) => ({ code: code as BreachCode, subject: unit.name }))
}

function isMalformed(unit: SeenUnit, { day, units }: Scene): boolean {
  const { _id, present, tour, car, externalCar, driver, guide, parts } = unit
  const isUnknown =
    (_id !== null && present === null) ||
    day.departures.every((departure) => departure.tour !== tour) ||
    (car !== null && unit.ownCar === null) ||
    (driver !== null && unit.driverOf === null) ||
    unit.guides.length !== guide.length ||
    unit.riders.length !== parts.length
  const isTwice =
    (_id !== null && units.filter((other) => other._id === _id).length > 1) ||
    new Set(parts.map(({ party }) => party)).size !== parts.length
  const isEmpty = parts.length === 0 && (present === null || present.parts.length > 0) && !unit.isCrewFixed
  const isMoved = present !== null && present.tour !== tour
  const hasTwoVehicles = car !== null && externalCar !== null
  const hasIdleDriver = driver !== null && car === null && driver !== present?.driver
  const hasWrongGuide = unit.guides.some(
    ({ _id: id, role }) => role !== 'guide' && !present?.guide.includes(id),
  )
  return isUnknown || isTwice || isEmpty || isMoved || hasTwoVehicles || hasIdleDriver || hasWrongGuide
}

function isOverfull(unit: SeenUnit): boolean {
  if (unit.arePartsFixed && unit.hasOldParts && unit.hasOldVehicle) return false
  const onFoot = unit.riders.every(({ tourOption }) => tourOption === 'guide only')
  if (unit.seats === null) return !onFoot && !unit.hasOldParts
  return unit.people > unit.seats
}

function isBeyondLicence({ ownCar, driverOf, present, isCrewTrusted }: SeenUnit): boolean {
  if (ownCar === null || driverOf === null) return false
  const isOld = isCrewTrusted && present?.car === ownCar._id && present.driver === driverOf._id
  return !isOld && !covers(driverOf, ownCar)
}

function isGuideMute(unit: SeenUnit): boolean {
  const asked = askedOn(unit)
  const added = unit.guides.filter(({ _id }) => !(unit.isCrewTrusted && unit.present?.guide.includes(_id)))
  return asked.length > 0 && added.some(({ languages }) => !languages.some((one) => asked.includes(one)))
}

/** What people on board understand, in the order of the vocabulary; a party without a guide asks for nothing. */
function askedOn({ riders }: SeenUnit): Language[] {
  return allLanguages.filter((language) =>
    riders.some((party) => party.language === language && party.tourOption !== 'car only'),
  )
}

function unspokenOn(unit: SeenUnit): Language[] {
  return askedOn(unit).filter(
    (language) => !unit.guides.some(({ languages }) => languages.includes(language)),
  )
}

function isSizeUnknown({ externalCar, driver, present, hasOldVehicle }: SeenUnit, { day }: Scene): boolean {
  if (externalCar === null || (hasOldVehicle && driver === (present?.driver ?? null))) return false
  const supplier = day.suppliers.find(({ _id }) => _id === externalCar.carSupplier)
  return driver !== null || supplier === undefined || !supplier.sizes.includes(externalCar.seats)
}

function isAny({ riders }: SeenUnit, option: PlanParty['tourOption']): boolean {
  return riders.some(({ tourOption }) => tourOption === option)
}

function hasOldGuides({ isCrewTrusted, guide, present }: SeenUnit): boolean {
  return isCrewTrusted && present !== null && guide.every((id) => present.guide.includes(id))
}

/** A car or person that's there already may be busy, but not on days that the plan adds, and not after a repair. */
function isBusy(unit: SeenUnit, { day, options }: Scene): boolean {
  const used = [unit.ownCar, unit.driverOf, ...unit.guides].filter((one) => one !== null)
  return used.some(({ _id, busy }) => {
    const isKept = unit.isCrewFixed && options.mode === 'plan'
    const isOld = isKept && unit.present !== null && isOn(unit.present, _id)
    const before = isOld ? lastDay(ridersOf(unit.present, day), day.date) : null
    return busy.some((range) => {
      if (!rangesMeet(range, unit.days)) return false
      return before === null || (unit.days.end! > before && (range.end === null || range.end > before))
    })
  })
}

function ridersOf(unit: PresentUnit | null, { parties }: PlanDay): PlanParty[] {
  return parties.filter(({ _id }) => unit !== null && partIn(unit, _id) > 0)
}

/** All units leave on the same day, so a car or a person on two of them is on both at once. */
export function twiceBreaches({ day, units }: Scene): Breach[] {
  const ids = [...day.cars, ...day.people].map(({ _id }) => _id)
  return ids.flatMap((id) => {
    const on = units.filter((unit) => isOn(unit, id))
    const isOld = on.every(({ isCrewFixed, present }) => isCrewFixed && present !== null && isOn(present, id))
    return on.length > 1 && !isOld ? [{ code: 'twice_on_a_day', subject: id } satisfies Breach] : []
  })
}
