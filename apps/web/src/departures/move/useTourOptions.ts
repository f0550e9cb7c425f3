import { useQuery } from '@tanstack/react-query'
import { queries } from '../../app/api.ts'

/** The tours on sale, but for one. */
export function useTourOptions(except: string | null = null) {
  const tours = useQuery({ ...queries.tours.activeOfMain(), staleTime: 60_000 })
  return (tours.data?.data ?? [])
    .filter(({ _id }) => _id !== except)
    .map(({ _id, name }) => ({ value: _id, label: name }))
}
