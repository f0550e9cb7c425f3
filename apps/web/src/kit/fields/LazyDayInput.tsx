import { TextInput } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { formDay } from '../../i18n/format.ts'
import { lazyPart } from '../parts/lazyPart.tsx'
import type { DayInputProps } from './DayInput.tsx'
import { toMantine } from './fieldProps.ts'

type LazyDayInputProps = Pick<DayInputProps, 'label' | 'hidesLabel' | 'value' | 'onChange'>

/** A `DayInput` whose calendar loads separately; until then a placeholder shows the day. */
export const LazyDayInput = lazyPart<LazyDayInputProps>(
  async () => (await import('./DayInput.tsx')).DayInput,
  {
    waiting: ({ value, onChange: _, ...rest }) => (
      <TextInput
        {...toMantine(rest)}
        readOnly
        aria-busy
        leftSection={<IconCalendar size={16} stroke={1.6} />}
        value={value ? formDay(value) : ''}
      />
    ),
  },
)
