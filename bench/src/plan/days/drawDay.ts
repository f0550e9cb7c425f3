import { type Random, randomFrom } from '@tourdesk/demo/random'
import { largestVehicles } from '@tourdesk/domain/plan/largestVehicles'
import type { PlanDay, PlanOptions, PlanParty } from '@tourdesk/domain/plan/planDay'
import { drawFleet } from './drawFleet.ts'
import { dayOfPlan, drawParties } from './drawParties.ts'
import { drawUnits } from './drawUnits.ts'
import type { Recipe } from './recipes.ts'

/** A day to plan and how. */
export interface Task {
  day: PlanDay
  options: PlanOptions
}

/** A day made by a recipe, the same for the same seed: tours, parties, fleet and crew are those of the demo business. */
export function drawDay(recipe: Recipe, seed: number): Task {
  const random = randomFrom(seed)
  const { departures, parties } = drawParties(random, recipe)
  const { cars, people, suppliers } = drawFleet(random, recipe, { departures, parties })
  const day: PlanDay = {
    date: dayOfPlan,
    isSignedOff: recipe.hasUnits === true && random.chance(0.05),
    departures,
    parties: parties.map((party) => withWishes(random, party, { cars, people })),
    cars,
    suppliers,
    people,
    units: [],
  }
  if (!recipe.hasUnits) {
    const options = { ...asked, useSuppliers: recipe.useSuppliers, aim: recipe.aim ?? asked.aim }
    return { day: withoutGiants(day, options), options }
  }
  return { day: { ...day, units: drawUnits(random, day) }, options: drawOptions(random, recipe) }
}

/** What the measured days are planned with. */
const asked: PlanOptions = {
  keep: 'nothing',
  maySplit: false,
  useSuppliers: true,
  touchTold: false,
  aim: 'fewest',
  mode: 'plan',
}

/** Measured days have no party that has to be split; what's larger than any vehicle brings fewer people. */
function withoutGiants(day: PlanDay, options: PlanOptions): PlanDay {
  const largest = largestVehicles(day, options)
  const fitted = (party: PlanParty) => ({
    ...party,
    people: Math.min(party.people, Math.max(1, largest(party))),
  })
  return { ...day, parties: day.parties.map(fitted) }
}

function drawOptions(random: Random, { useSuppliers }: Recipe): PlanOptions {
  return {
    keep: random.pick(['all', 'crew', 'nothing']),
    maySplit: random.chance(0.4),
    useSuppliers: useSuppliers && random.chance(0.6),
    touchTold: random.chance(0.3),
    aim: random.pick(['fewest', 'one_language']),
    mode: 'plan',
  }
}

/** Some private groups want a car, a guide or a size. */
function withWishes(
  random: Random,
  party: PlanParty,
  { cars, people }: Pick<PlanDay, 'cars' | 'people'>,
): PlanParty {
  if (!party.isPrivate) return party
  const guides = people.filter(({ role }) => role === 'guide')
  const enough = cars.filter(({ seats }) => seats >= party.people)
  return {
    ...party,
    wishes: {
      ...party.wishes,
      car: enough.length > 0 && random.chance(0.1) ? random.pick(enough)._id : null,
      guide: guides.length > 0 && random.chance(0.1) ? random.pick(guides)._id : null,
    },
  }
}
