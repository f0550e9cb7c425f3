import { useMediaQuery } from '@mantine/hooks'

/** True if the screen is too narrow for tables, and lists are cards. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 36em)', false, { getInitialValueInEffect: false })
}
