import { FindingItems, type FindingItemsProps } from './FindingItems.tsx'
import { useUnitsOfDay } from './useUnitsOfDay.ts'

/** Findings about a day as it is. */
export function FindingList(props: Omit<FindingItemsProps, 'units' | 'isPlanned'>) {
  return <FindingItems {...props} units={useUnitsOfDay(props.date)} />
}
