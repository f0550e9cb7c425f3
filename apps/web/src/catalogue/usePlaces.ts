import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Place } from '@tourdesk/contract/maps'
import { queries } from '../app/api.ts'

/** Places in Israel for what was typed, once the typing pauses (MAPS-01, FORM-63). */
export function usePlaces(typed: string): Place[] {
  const [input] = useDebouncedValue(typed.trim(), 300)
  const isLong = input.length > 1
  const { data } = useQuery({
    ...queries.maps.autocomplete({ query: { input } }),
    enabled: isLong,
    placeholderData: keepPreviousData,
  })
  return isLong ? (data?.data ?? []) : []
}
