import { useQueries, useQuery } from '@tanstack/react-query'
import type { Seller } from '@tourdesk/contract/agencies/agencies'
import type { OfferedTours } from '@tourdesk/contract/catalogue/offeredTours'
import type { ActiveStarTour } from '@tourdesk/contract/catalogue/starTours'
import type { CurrencyRates, Location, TicketType } from '@tourdesk/contract/pricing/pricing'
import { type Habits, noHabits } from '@tourdesk/domain/orders/habits'
import { adultTicket } from '@tourdesk/domain/pricing/vocabulary'
import { useMemo } from 'react'
import { queries } from '../../app/api.ts'

/** A tour that can be booked, with what's needed to choose it. Its highlights and picture load later. */
export type OfferedTour = Omit<OfferedTours['tours'][number], 'days'> &
  OfferedTours['days'][number] & { isActive: boolean }

/** Everything an order can be made from. */
export interface OrderWorld {
  tours: OfferedTour[]
  starTours: ActiveStarTour[]
  /** Adults first; they always exist. */
  ticketTypes: TicketType[]
  locations: Location[]
  sellers: Seller[]
  rates: CurrencyRates
  /** What this person chose in their last orders. */
  habits: Habits
}

interface Loaded {
  world: OrderWorld | undefined
  error: Error | null
  retry: () => void
}

const seldomChanges = { staleTime: 60_000 }

export function useOrderWorld(): Loaded {
  const habits = useQuery({ ...queries.orders.habits(), ...seldomChanges })
  // If they fail to load, the form just has no presets.
  const known = habits.data ?? (habits.error ? noHabits : undefined)
  const [tours, starTours, prices, sellers, rates] = useQueries({
    queries: [
      { ...queries.tours.offered(), ...seldomChanges },
      { ...queries.starTours.active(), ...seldomChanges },
      { ...queries.pricing.management(), ...seldomChanges },
      { ...queries.agencies.sellers(), ...seldomChanges },
      { ...queries.currency.fixed(), ...seldomChanges },
    ],
  })
  const all = [tours, starTours, prices, sellers, rates]
  const error = all.find((query) => query.error)?.error ?? null
  const retry = () => {
    for (const query of all) if (query.isError) void query.refetch()
  }
  const world = useMemo(() => {
    if (!tours.data || !starTours.data || !prices.data || !sellers.data || !rates.data || !known)
      return undefined
    const { ticket_types, pickups_dropoffs_locations } = prices.data.priceManagement
    return {
      tours: withDays(tours.data),
      starTours: starTours.data.data,
      ticketTypes: adultsFirst(ticket_types),
      locations: pickups_dropoffs_locations,
      sellers: sellers.data.data,
      rates: rates.data,
      habits: known,
    }
  }, [tours.data, starTours.data, prices.data, sellers.data, rates.data, known])
  return { world, error: world ? null : error, retry }
}

function withDays({ tours, days }: OfferedTours): OfferedTour[] {
  return tours.flatMap(({ days: place, ...tour }) => {
    const own = days[place]
    return own ? [{ ...tour, ...own, isActive: true }] : []
  })
}

function adultsFirst(types: TicketType[]): TicketType[] {
  const adult = types.find(({ type }) => type === adultTicket)
  return [
    adult ?? { _id: adultTicket, type: adultTicket, pricePortion: 1, notes: '' },
    ...types.filter(({ type }) => type !== adultTicket),
  ]
}
