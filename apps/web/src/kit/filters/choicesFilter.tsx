import { list } from '../../i18n/format.ts'
import type { Option } from '../fields/Choice.tsx'
import { MultiChoice } from '../fields/MultiChoice.tsx'
import type { Filter } from './filter.ts'

interface ChoicesFilterProps<Value extends string, Change> {
  label: string
  options: readonly Option<Value>[]
  value: readonly Value[] | undefined
  /** Undefined for all values. */
  change: (chosen: Value[] | undefined) => Change
  /** The label of `all`, if a screen has its own. */
  allLabel?: string
  width?: number
}

/** A filter for some values of a list; none chosen means all. */
export function choicesFilter<Value extends string, Change>({
  label,
  options,
  value = [],
  change,
  allLabel,
  width = 176,
}: ChoicesFilterProps<Value, Change>): Filter<Change> {
  const chosen = options.filter((option) => value.includes(option.value))
  return {
    label,
    field: (onChange) => (
      <MultiChoice
        label={label}
        hidesLabel
        withAll
        allLabel={allLabel}
        width={width}
        options={options}
        value={value}
        onChange={(next) => onChange(change(next.length > 0 ? next : undefined))}
      />
    ),
    chip: value.length > 0 ? { name: label, value: list(chosen.map((option) => option.label)) } : undefined,
    off: change(undefined),
  }
}
