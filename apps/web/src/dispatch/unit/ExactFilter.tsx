import { useText } from '../../i18n/useText.ts'
import { Choice, type Option } from '../../kit/fields/Choice.tsx'
import { unitMessages } from './messages.ts'

interface ExactFilterProps<Value extends string | number> {
  label: string
  options: readonly Option<Value>[]
  /** Null for no filter. */
  value: Value | null
  onChange: (value: Value | null) => void
}

const all = 'all'

/** A filter by one value, or `all`. */
export function ExactFilter<Value extends string | number>(props: ExactFilterProps<Value>) {
  const { label, options, value, onChange } = props
  const t = useText(unitMessages)
  const choices: Option<Value | typeof all>[] = [{ value: all, label: t('all') }, ...options]
  return (
    <Choice
      label={label}
      options={choices}
      searchable={false}
      value={value ?? all}
      onChange={(chosen) => onChange(chosen === all ? null : chosen)}
    />
  )
}
