import { useMemo } from 'react'
import { useLanguage } from './language.ts'
import type { UiLanguage } from './uiLanguage.ts'

/** The names of all values of a closed list, in both languages; a missing one doesn't compile. */
export type Labels<Value extends string> = Record<UiLanguage, Record<Value, string>>

/** The label of a value in the screen's language; an unknown value is its own label. */
export function useLabel<Value extends string>(labels: Labels<Value>): (value: Value) => string {
  const { language } = useLanguage()
  return (value) => labels[language][value] ?? value
}

/** The labels of the values in both languages, for searches that find either. */
export function inBothLanguages<Value extends string>(
  labels: Labels<Value>,
  values: readonly Value[],
): string[] {
  return values.flatMap((value) => [labels.en[value], labels.he[value]])
}

/** The values as options, in order. */
export function useOptions<Value extends string>(
  values: readonly Value[],
  labels: Labels<Value>,
): { value: Value; label: string }[] {
  const { language } = useLanguage()
  return useMemo(
    () => values.map((value) => ({ value, label: labels[language][value] })),
    [values, labels, language],
  )
}
