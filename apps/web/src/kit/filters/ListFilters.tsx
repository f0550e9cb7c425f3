import type { Field, Fields, Read } from '@tourdesk/contract/asked/fields'
import type { Labels } from '../../i18n/labels.ts'
import { useLanguage } from '../../i18n/language.ts'
import type { UiLanguage } from '../../i18n/uiLanguage.ts'
import type { Option } from '../fields/Choice.tsx'
import { checkFilter } from './checkFilter.tsx'
import { choicesFilter } from './choicesFilter.tsx'
import { daysFilter } from './daysFilter.tsx'
import { FilterBar } from './FilterBar.tsx'
import type { Filter } from './filter.ts'
import { textFilter } from './textFilter.tsx'

interface Look {
  label: string
  /** Hidden until "More filters" is pressed. */
  isBehindMore?: boolean
}

interface TextLook extends Look {
  /** The text before the search text on the chip; without it there's no chip. */
  name?: string
}

interface CheckLook extends Look {
  chip?: { name: string; value: string }
}

interface ChoicesLook<Value extends string> extends Look {
  /** The names of the field's values. */
  labels?: Labels<Value>
  /** Instead of the field's values: records, or other values or names. */
  options?: readonly Option<Value>[]
  width?: number
}

interface DaysLook extends Look {
  /** Shown while nothing is chosen. */
  allLabel: string
}

type LookOf<F> = F extends { kind: 'text' }
  ? TextLook
  : F extends { kind: 'many'; of: readonly (infer Value extends string)[] }
    ? ChoicesLook<Value> & ({ labels: Labels<Value> } | { options: readonly Option<Value>[] })
    : F extends { kind: 'ids' }
      ? ChoicesLook<string> & { options: readonly Option<string>[] }
      : F extends { kind: 'one'; of: readonly ['true'] }
        ? CheckLook
        : never

/** The fields with filters of their own. Pages and orders have none, and links ask for records. */
type Filtered<F> = { [Name in keyof F as LookOf<F[Name]> extends never ? never : Name]: F[Name] }

type Days = 'startDate' | 'endDate'

type Looks<F, Change> = { [Name in keyof Filtered<F>]: LookOf<F[Name]> | false } & (F extends Record<
  Days,
  Field
>
  ? { days: DaysLook | Filter<Change> }
  : unknown)

interface ListFiltersProps<F extends Fields, Change> {
  /** What the list can be asked for. */
  fields: F
  search: { [Name in keyof Filtered<F> | (keyof F & Days)]?: Read<F[Name]> | undefined }
  onChange: (change: Change) => void
  /** How each filter looks, in the order of the screen; `false` for a field without one. */
  filters: Looks<F, NoInfer<Change>>
  /** Filters of other fields, hidden until "More filters" is pressed. */
  others?: readonly Filter<NoInfer<Change>>[]
}

/** The filters of a list, by what it can be asked for. */
export function ListFilters<F extends Fields, Change>(props: ListFiltersProps<F, Change>) {
  const { language } = useLanguage()
  const { filters, others = [], onChange, ...list } = withoutFieldTypes(props)
  const looks = Object.entries(filters).flatMap(([name, look]) => (look ? [{ name, look }] : []))
  const those = (areBehindMore: boolean) =>
    looks
      .filter(({ look }) => ('isBehindMore' in look && look.isBehindMore === true) === areBehindMore)
      .map(({ name, look }) => ('field' in look ? look : filterOf(name, look, list, language)))
  return <FilterBar filters={those(false)} more={[...those(true), ...others]} onChange={onChange} />
}

type AnyLook = Partial<TextLook & CheckLook & ChoicesLook<string> & DaysLook> & Look
type AnyChange = Record<string, unknown>

interface AnyList {
  fields: Fields
  search: Record<string, unknown> & Parameters<typeof daysFilter<AnyChange>>[0]['value']
}

interface AnyProps extends AnyList {
  onChange: (change: AnyChange) => void
  filters: Record<string, AnyLook | Filter<AnyChange> | false>
  others?: readonly Filter<AnyChange>[]
}

/** The compiler can't follow that each look and each value fit their field. */
function withoutFieldTypes<F extends Fields, Change>(props: ListFiltersProps<F, Change>): AnyProps {
  return props as unknown as AnyProps
}

function filterOf(
  name: string,
  look: AnyLook,
  { fields, search }: AnyList,
  language: UiLanguage,
): Filter<AnyChange> {
  const field = fields[name]
  const value = search[name]
  const change = (next: unknown) => ({ [name]: next })
  if (field?.kind === 'text') {
    return textFilter({ ...look, value: typeof value === 'string' ? value : undefined, change })
  }
  if (field?.kind === 'one') {
    return checkFilter({
      ...look,
      isOn: value === 'true',
      change: (isOn) => change(isOn ? 'true' : undefined),
    })
  }
  if (field?.kind === 'many' || field?.kind === 'ids') {
    const values = field.kind === 'many' ? field.of : []
    const named = values.map((each) => ({ value: each, label: look.labels?.[language][each] ?? each }))
    return choicesFilter({
      ...look,
      options: look.options ?? named,
      value: Array.isArray(value) ? value : undefined,
      change,
    })
  }
  return daysFilter({
    ...look,
    allLabel: look.allLabel ?? '',
    value: search,
    change: ({ startDate, endDate }) => ({ startDate, endDate }),
  })
}
