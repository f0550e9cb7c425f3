import { Checkbox, Switch } from '@mantine/core'
import type { Ref } from 'react'
import {
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useController,
} from 'react-hook-form'
import { AmountBox, type AmountBoxProps } from '../fields/AmountBox.tsx'
import { Choice, type ChoiceProps } from '../fields/Choice.tsx'
import { Counter, type CounterProps } from '../fields/Counter.tsx'
import { DayInput, type DayInputProps } from '../fields/DayInput.tsx'
import { ManyInput, type ManyInputProps } from '../fields/ManyInput.tsx'
import { MultiChoice, type MultiChoiceProps } from '../fields/MultiChoice.tsx'
import { NumberBox, type NumberBoxProps } from '../fields/NumberBox.tsx'
import { SuggestInput, type SuggestInputProps } from '../fields/SuggestInput.tsx'
import { TextAreaInput, type TextAreaInputProps } from '../fields/TextAreaInput.tsx'
import { TextInput, type TextInputProps } from '../fields/TextInput.tsx'
import { TimeInput, type TimeInputProps } from '../fields/TimeInput.tsx'
import { WordsInput, type WordsInputProps } from '../fields/WordsInput.tsx'
import { useProblemTexts } from '../problemText.ts'
import { RichText } from '../richText/RichText.tsx'
import type { RichTextProps } from '../richText/RichTextEditor.tsx'
import { whenReleased } from '../whenReleased.ts'
import { useLimits } from './LimitsContext.ts'
import { messageIn } from './messageIn.ts'

/** A field's path in the form; an unknown path doesn't compile. */
interface Place<V extends FieldValues, N extends FieldPath<V>, C, O> {
  control: Control<V, C, O>
  name: N
}

/** A control's props without those that the form sets; `onChange` is called after the form's own. */
type Own<Props, Value> = Omit<Props, 'value' | 'onChange' | 'error' | 'onBlur' | 'inputRef'> & {
  onChange?: (value: Value) => void
}

export function TextField<V extends FieldValues, N extends FieldPath<V>, C, O>(
  props: Place<V, N, C, O> & Own<TextInputProps, string>,
) {
  const { value, bound, rest } = useBound<string, V, N, C, O, typeof props>(props)
  return <TextInput {...rest} {...bound} value={value ?? ''} />
}

export function TimeField<V extends FieldValues, N extends FieldPath<V>, C, O>(
  props: Place<V, N, C, O> & Own<TimeInputProps, string>,
) {
  const { value, bound, rest } = useBound<string, V, N, C, O, typeof props>(props)
  return <TimeInput {...rest} {...bound} value={value ?? ''} />
}

export function TextAreaField<V extends FieldValues, N extends FieldPath<V>, C, O>(
  props: Place<V, N, C, O> & Own<TextAreaInputProps, string>,
) {
  const { value, bound, rest } = useBound<string, V, N, C, O, typeof props>(props)
  return <TextAreaInput {...rest} {...bound} value={value ?? ''} />
}

export function RichTextField<V extends FieldValues, N extends FieldPath<V>, C, O>(
  props: Place<V, N, C, O> & Own<RichTextProps, string>,
) {
  const { value, bound, rest } = useBound<string, V, N, C, O, typeof props>(props)
  return <RichText {...rest} {...bound} value={value ?? ''} />
}

export function ManyField<V extends FieldValues, N extends FieldPath<V>, C, O>(
  props: Place<V, N, C, O> & Own<ManyInputProps, string[]>,
) {
  const { value, bound, rest } = useBound<string[], V, N, C, O, typeof props>(props)
  return <ManyInput {...rest} {...bound} value={value ?? []} />
}

export function WordsField<V extends FieldValues, N extends FieldPath<V>, C, O>(
  props: Place<V, N, C, O> & Own<WordsInputProps, string[]>,
) {
  const { value, bound, rest } = useBound<string[], V, N, C, O, typeof props>(props)
  return <WordsInput {...rest} {...bound} value={value ?? []} />
}

export function NumberField<V extends FieldValues, N extends FieldPath<V>, C, O>(
  props: Place<V, N, C, O> & Own<NumberBoxProps, number | null>,
) {
  const { value, bound, rest } = useBound<number | null, V, N, C, O, typeof props>(props)
  return <NumberBox {...rest} {...bound} value={value ?? null} />
}

export function AmountField<V extends FieldValues, N extends FieldPath<V>, C, O>(
  props: Place<V, N, C, O> & Own<AmountBoxProps, number | null>,
) {
  const { value, bound, rest } = useBound<number | null, V, N, C, O, typeof props>(props)
  return <AmountBox {...rest} {...bound} value={value ?? null} />
}

export function ChoiceField<
  V extends FieldValues,
  N extends FieldPath<V>,
  C,
  O,
  Value extends string | number = string,
>(props: Place<V, N, C, O> & Own<ChoiceProps<Value>, Value | null>) {
  const { value, bound, rest } = useBound<Value | null, V, N, C, O, typeof props>(props)
  return <Choice<Value> {...rest} {...bound} value={value ?? null} />
}

export function MultiChoiceField<
  V extends FieldValues,
  N extends FieldPath<V>,
  C,
  O,
  Value extends string | number = string,
>(props: Place<V, N, C, O> & Own<MultiChoiceProps<Value>, Value[]>) {
  const { value, bound, rest } = useBound<Value[], V, N, C, O, typeof props>(props)
  return <MultiChoice<Value> {...rest} {...bound} value={value ?? []} />
}

export function SuggestField<V extends FieldValues, N extends FieldPath<V>, C, O>(
  props: Place<V, N, C, O> & Own<SuggestInputProps, string>,
) {
  const { value, bound, rest } = useBound<string, V, N, C, O, typeof props>(props)
  return <SuggestInput {...rest} {...bound} value={value ?? ''} />
}

export function DayFormField<V extends FieldValues, N extends FieldPath<V>, C, O>(
  props: Place<V, N, C, O> & Own<DayInputProps, string | null>,
) {
  const { value, bound, rest } = useBound<string | null, V, N, C, O, typeof props>(props)
  return <DayInput {...rest} {...bound} value={value ?? null} />
}

export function CounterField<V extends FieldValues, N extends FieldPath<V>, C, O>(
  props: Place<V, N, C, O> & Own<CounterProps, number>,
) {
  const { value, bound, rest } = useBound<number, V, N, C, O, typeof props>(props)
  return <Counter {...rest} {...bound} value={value ?? 0} />
}

interface CheckProps {
  label: string
  help?: string
  disabled?: boolean
  /** Shows a switch instead of a checkbox, for on/off settings. */
  asSwitch?: boolean
  onChange?: (value: boolean) => void
}

export function CheckField<V extends FieldValues, N extends FieldPath<V>, C, O>(
  props: Place<V, N, C, O> & CheckProps,
) {
  const { value, bound, rest } = useBound<boolean, V, N, C, O, typeof props>(props)
  const { inputRef, onChange, ...state } = bound
  const { help, asSwitch, ...own } = rest
  const Box = asSwitch ? Switch : Checkbox
  return (
    <Box
      {...own}
      {...state}
      ref={inputRef}
      description={help}
      checked={value ?? false}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}

/** Connects a control to its field in the form. */
function useBound<
  Value,
  V extends FieldValues,
  N extends FieldPath<V>,
  C,
  O,
  Props extends Place<V, N, C, O> & { onChange?: (value: Value) => void },
>(props: Props) {
  const { control, name, onChange, ...own } = props
  const limits = useLimits(name)
  const { field, fieldState } = useController({ control, name })
  const { ofField } = useProblemTexts()
  const message = messageIn(fieldState.error)
  return {
    /** The control decides what it can show; the schema decides what can be sent. */
    value: field.value === '' ? undefined : (field.value as Value | undefined),
    /** A field's own props override the form's limits. */
    rest: { ...limits, ...own },
    bound: {
      error: message ? ofField(message) : undefined,
      onBlur: () => whenReleased(field.onBlur),
      inputRef: field.ref as Ref<never>,
      onChange: (value: Value) => {
        field.onChange(value as FieldPathValue<V, N>)
        onChange?.(value)
      },
    },
  }
}
