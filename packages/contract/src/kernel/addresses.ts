import type { Contract, Route } from './route.ts'

/** Where a call goes: all that a caller needs of a route, whose schemas are for the server and for forms. */
export type Address = Pick<Route, 'method' | 'path'>

/** The addresses of a contract, by feature and name. */
export type Addresses<C extends Contract> = { [F in keyof C]: { [N in keyof C[F]]: Address } }

/** Takes the addresses out of a contract. */
export function addressesOf<C extends Contract>(contract: C): Addresses<C> {
  return mapValues(contract, (routes) =>
    mapValues(routes, ({ method, path }) => ({ method, path })),
  ) as Addresses<C>
}

function mapValues<V, W>(record: Record<string, V>, change: (value: V) => W): Record<string, W> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
}
