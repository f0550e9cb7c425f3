import { type SearchHit, type SearchKind, searchKinds } from '@tourdesk/contract/search/search'
import type { Person } from '@tourdesk/domain/access/actor'
import type { Permission } from '@tourdesk/domain/access/roles'
import { type Sought, soughtIn } from '@tourdesk/domain/search/soughtIn'
import { searchAgencies } from '../agencies/searchAgencies.ts'
import { searchTours } from '../catalogue/tours/searchTours.ts'
import { searchDepartures } from '../departures/searchDepartures.ts'
import { searchCarSuppliers, searchCars, searchOperators } from '../fleet/searchFleet.ts'
import { searchUsers } from '../identity/users/searchUsers.ts'
import { mayDo } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import { askEach, type Question } from '../kernel/question.ts'
import { searchOrders } from '../orders/searchOrders.ts'

interface Finder {
  /** The permission that the page of a hit requires. */
  access: Permission
  find: (call: Call<Person>, query: string, sought: Sought) => Question<SearchHit[]>
}

const finders: Record<SearchKind, Finder> = {
  orders: { access: 'orders.read', find: searchOrders },
  departures: { access: 'dispatch.read', find: searchDepartures },
  tours: { access: 'catalogue.read', find: (call, _, sought) => searchTours(call, sought) },
  agencies: { access: 'accounts.read', find: (call, _, sought) => searchAgencies(call, sought) },
  users: { access: 'users.read', find: (call, _, sought) => searchUsers(call, sought) },
  guides: { access: 'fleet.read', find: (call, _, sought) => searchOperators(call, 'guide', sought) },
  drivers: { access: 'fleet.read', find: (call, _, sought) => searchOperators(call, 'driver', sought) },
  cars: { access: 'fleet.read', find: (call, _, sought) => searchCars(call, sought) },
  carSuppliers: { access: 'fleet.read', find: (call, _, sought) => searchCarSuppliers(call, sought) },
}

/**
 * Everything that matches a search and that the caller may open. A kind that fails doesn't affect the others;
 * throws if all fail.
 * @param onError gets the error of a kind that failed
 */
export async function searchEverything(
  call: Call<Person>,
  query: string,
  onError: (error: unknown) => void,
): Promise<{ groups: { kind: SearchKind; data: SearchHit[] }[]; failed: SearchKind[] }> {
  const sought = soughtIn(query)
  const kinds = searchKinds.filter((kind) => mayDo(call.actor, finders[kind].access))
  const questions = kinds.map((kind) => [kind, finders[kind].find(call, query, sought)] as const)
  const answers = await askEach<Partial<Record<SearchKind, SearchHit[]>>>(
    call.db,
    Object.fromEntries(questions),
  )
  const groups: { kind: SearchKind; data: SearchHit[] }[] = []
  const failed: SearchKind[] = []
  for (const kind of kinds) {
    try {
      const data = answers[kind]?.() ?? []
      if (data.length > 0) groups.push({ kind, data })
    } catch (error) {
      failed.push(kind)
      if (failed.length === kinds.length) throw error
      onError(error)
    }
  }
  return { groups, failed }
}
