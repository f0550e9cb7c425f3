/**
 * The sales status of a departure: `open` can be booked, `closed` keeps its bookings, `canceled` has none.
 */
export const departureStates = ['open', 'closed', 'canceled'] as const
export type DepartureState = (typeof departureStates)[number]
