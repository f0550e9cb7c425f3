import { locations } from '@tourdesk/demo/content/locations'
import { tours } from '@tourdesk/demo/content/tours'
import type { DemoTour } from '@tourdesk/demo/content/tours/demoTour'
import { demand, groupDemand } from '@tourdesk/demo/orders/departure'
import { drawGuest } from '@tourdesk/demo/orders/guest'
import { drawParty } from '@tourdesk/demo/orders/party'
import { cityDemand } from '@tourdesk/demo/orders/places'
import { serviceDemand } from '@tourdesk/demo/orders/single'
import { weighted } from '@tourdesk/demo/orders/weighted'
import type { Random } from '@tourdesk/demo/random'
import { addDays } from '@tourdesk/domain/calendar'
import type { GroupType } from '@tourdesk/domain/catalogue/vocabulary'
import { headCount } from '@tourdesk/domain/entries/entryDraft'
import { vehicleSizes } from '@tourdesk/domain/entries/vocabulary'
import type { PlanDay, PlanParty, PlanPickup } from '@tourdesk/domain/plan/planDay'
import type { Recipe } from './recipes.ts'

/** The date of all generated days, a Wednesday. */
export const dayOfPlan = '2026-03-11'

/** Departures and who rides on them: tours, languages, sizes and pickups as the demo business sells them. */
export function drawParties(random: Random, recipe: Recipe): Pick<PlanDay, 'departures' | 'parties'> {
  const sold = random.shuffle(tours).slice(0, random.int(...recipe.departures))
  const parties = Array.from({ length: random.int(...recipe.parties) }, (_, index) => {
    const tour = weighted(
      random,
      sold.map((one) => [one, demand[one.number] ?? 1.5] as const),
    )
    return drawPlanParty(random, recipe, { tour, index })
  })
  return { departures: sold.map(departureOf), parties }
}

function departureOf({ number, name, totalHourDuration }: DemoTour): PlanDay['departures'][number] {
  return { tour: number, name, hours: totalHourDuration }
}

function drawPlanParty(
  random: Random,
  recipe: Recipe,
  { tour, index }: { tour: DemoTour; index: number },
): PlanParty {
  const group_type = drawGroup(random, recipe)
  const isPrivate = group_type === 'private_group'
  const { participants } = drawParty(random, { group_type })
  const people = recipe.partyOf && random.chance(0.15) ? recipe.partyOf : headCount(participants)
  const wishedSize = vehicleSizes.find((seats) => seats >= people)
  const { language } = drawGuest(random)
  return {
    _id: `party ${String(index).padStart(3, '0')}`,
    order: 1000 + index,
    tour: tour.number,
    people,
    isPrivate,
    language: recipe.hasGaps && random.chance(0.3) ? null : language,
    tourOption: isPrivate && random.chance(0.6) ? weighted(random, serviceDemand) : null,
    pickup: recipe.hasGaps && random.chance(0.3) ? null : drawPickup(random, tour, isPrivate),
    endDate: isPrivate ? addDays(dayOfPlan, drawMoreDays(random, recipe)) : dayOfPlan,
    wishes: {
      car: null,
      guide: null,
      seats: isPrivate && wishedSize && random.chance(0.3) ? { from: wishedSize, to: wishedSize } : null,
    },
  }
}

function drawGroup(random: Random, { privateShare }: Recipe): GroupType {
  if (privateShare !== undefined && random.chance(privateShare)) return 'private_group'
  const groups = Object.entries(groupDemand) as [GroupType, number][]
  return weighted(random, groups)
}

function drawMoreDays(random: Random, { severalDays = 0.1 }: Recipe): number {
  return random.chance(severalDays) ? random.int(1, 4) : 0
}

function drawPickup(random: Random, tour: DemoTour, isPrivate: boolean): PlanPickup {
  const city = weighted(random, cityDemand)
  const place = random.pick(locations.filter((location) => location.city === city))
  const isTyped = random.chance(isPrivate ? 0.15 : 0.02)
  return {
    city,
    time: random.chance(0.1)
      ? shifted(tour.pickupTimes[city], 5 * random.int(-4, 4))
      : tour.pickupTimes[city],
    lat: isTyped ? null : place.lat,
    lng: isTyped ? null : place.lng,
  }
}

function shifted(time: string, minutes: number): string {
  const at = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}
