import { useMediaQuery } from '@mantine/hooks'

/** True where a table has no room, and lists are cards. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 36em)', false, { getInitialValueInEffect: false })
}
