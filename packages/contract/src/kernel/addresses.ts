import type { Contract, Route } from './route.ts'

/** The part of a route that callers need; its schemas are for the server and for forms. */
export type Address = Pick<Route, 'method' | 'path'>

/** The addresses of a contract, by feature and name. */
export type Addresses<C extends Contract> = { [F in keyof C]: { [N in keyof C[F]]: Address } }

/** Extracts the addresses from a contract. */
export function addressesOf<C extends Contract>(contract: C): Addresses<C> {
  return mapValues(contract, (routes) =>
    mapValues(routes, ({ method, path }) => ({ method, path })),
  ) as Addresses<C>
}

function mapValues<V, W>(record: Record<string, V>, change: (value: V) => W): Record<string, W> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
}
