import { useQueries, useQuery } from '@tanstack/react-query'
import type { AvailableTour } from '@tourdesk/contract/catalogue/starTours'
import { queries } from '../../app/api.ts'
import type { Option } from '../../kit/fields/Choice.tsx'

/** The tours to choose from; chosen ones that are no longer on sale keep their names. */
export function useTourChoices(chosen: readonly (string | null)[]) {
  const { data } = useQuery(queries.starTours.available())
  const offered = data?.data ?? []
  const isOffered = (id: string) => offered.some(({ _id }) => _id === id)
  const missing = data ? chosen.filter((id): id is string => id !== null && !isOffered(id)) : []
  const others = useQueries({ queries: missing.map((id) => queries.tours.get({ params: { id } })) })
  const resting = others.flatMap(({ data: tour }) => tour ?? [])

  /** The choices for one row: the tours that no other row has. */
  return (own: string | null): Option<string>[] => [
    ...offered.filter(({ _id }) => _id === own || !chosen.includes(_id)).map(optionOf),
    ...resting.filter(({ _id }) => _id === own).map(optionOf),
  ]
}

function optionOf({ _id, name, number }: AvailableTour): Option<string> {
  return { value: _id, label: name, note: number }
}
