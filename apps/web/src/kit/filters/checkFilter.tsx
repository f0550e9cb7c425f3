import { Checkbox } from '@mantine/core'
import type { Filter } from './filter.ts'

interface CheckFilterProps<Change> {
  label: string
  chip?: { name: string; value: string }
  isOn: boolean
  change: (isOn: boolean) => Change
}

/** A filter that's on or off; its box shows which. */
export function checkFilter<Change>({ label, chip, isOn, change }: CheckFilterProps<Change>): Filter<Change> {
  return {
    label,
    field: (onChange) => (
      <Checkbox
        label={label}
        checked={isOn}
        onChange={(event) => onChange(change(event.currentTarget.checked))}
      />
    ),
    chip: isOn ? chip : undefined,
    off: change(false),
  }
}
