import { TextInput } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { day, dayRange } from '../../i18n/format.ts'
import { lazyPart } from '../parts/lazyPart.tsx'
import { toMantine } from './fieldProps.ts'
import type { RangeFieldProps } from './RangeField.tsx'

/** A `RangeField` whose calendar loads separately; until then a placeholder shows the days. */
export const LazyRangeField = lazyPart(async () => (await import('./RangeField.tsx')).RangeField, {
  waiting: (props) => <DaysToRead {...props} />,
})

function DaysToRead({ value: { from, to }, short: _, ...rest }: RangeFieldProps) {
  return (
    <TextInput
      {...toMantine(rest)}
      readOnly
      aria-busy
      leftSection={<IconCalendar size={16} stroke={1.6} />}
      value={from && to ? dayRange(from, to, day) : ''}
    />
  )
}
