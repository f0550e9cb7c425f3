import type { VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import { addDays, type Day, dayIn } from '@tourdesk/domain/calendar'
import type { givenCatalogue } from './catalogue.ts'
import type { Ground } from './ground.ts'
import type { givenPeople } from './people.ts'

/** What matters about a vehicle unit: its departure, and what's already assigned. */
export interface UnitChoice {
  tour?: { id: string }
  date?: Day
  car?: { id: string }
  externalCar?: { carSupplier: string; seats: number }
  driver?: { id: string }
  guide?: { id: string }[]
}

export function givenDispatch(
  { as, clock }: Ground,
  people: ReturnType<typeof givenPeople>,
  catalogue: ReturnType<typeof givenCatalogue>,
) {
  return {
    /** A vehicle unit nine days ahead, planned by the office. */
    async unit(choice: UnitChoice = {}): Promise<VehicleUnit> {
      const office = as(await people.owner())
      const tour = choice.tour ?? (await catalogue.tour())
      const date = choice.date ?? addDays(dayIn(clock.now()), 9)
      const event = await office.tourEvents.getOrCreate({ params: { date }, query: { tour: tour.id } })
      if ('data' in event) throw new Error('Asked for one departure and got a list')
      const unit = await office.tourCars.create({ body: { tourEvent: event._id } })
      const { car, driver, guide = [], externalCar = null } = choice
      if (!car && !driver && !externalCar && guide.length === 0) return unit
      return office.tourCars.change({
        params: { id: unit._id },
        body: {
          car: car?.id ?? null,
          externalCar,
          driver: driver?.id ?? null,
          guide: guide.map(({ id }) => id),
        },
      })
    },
  }
}
