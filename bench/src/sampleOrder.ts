import type { ActiveTour } from '@tourdesk/contract/catalogue/tours'
import type { OrderInput } from '@tourdesk/contract/orders/orderShapes'
import type { Location } from '@tourdesk/contract/pricing/pricing'
import { addDays, type Day, weekdayOf } from '@tourdesk/domain/calendar'

/** A daily order that fits any day of the demo: two adults and a child in a small group. */
export function sampleOrder(
  tours: ActiveTour[],
  locations: Location[],
  agency: string,
  today: Day,
): OrderInput {
  for (const tour of tours) {
    const offer = tour.groupTypes.find((type) => type.group_type === 'small_group')?.languages[0]
    const place = locations.find((location) => location.city === 'tel_aviv')
    if (!offer || !place || !tour.doesIncludeReturnTransport) continue
    const date = firstOpenDay(tour, offer.days, today)
    if (!date) continue
    return {
      orderType: 'daily',
      agency,
      currency: 'USD',
      userInformation: {
        firstName: 'Noa',
        lastName: 'Bench',
        email: 'noa@bench.example',
        mobilePhone: '+972500000000',
      },
      selectedTours: [
        {
          tour: tour._id,
          date,
          group_type: 'small_group',
          language: offer.language,
          price_class: 'premium',
          participants: { adult: 2, child: 1 },
          pickup: { city: place.city, name: place.name, address: place.address },
        },
      ],
    }
  }
  throw new Error('The demo has no tour for a small group')
}

function firstOpenDay(tour: ActiveTour, weekdays: number[], today: Day): Day | undefined {
  const days = Array.from({ length: 60 }, (_, index) => addDays(today, index + 7))
  return days.find(
    (day) =>
      weekdays.includes(weekdayOf(day)) &&
      !tour.unavailabilityDates.some((closed) => closed.start_date <= day && day <= closed.end_date),
  )
}
