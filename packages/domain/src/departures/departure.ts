/** What a departure is to whoever sells: `open` is sold, `closed` keeps what it has, `canceled` has nobody. */
export const departureStates = ['open', 'closed', 'canceled'] as const
export type DepartureState = (typeof departureStates)[number]
