import type { UiLanguage } from './uiLanguage.ts'

/** A text with `{name}` placeholders, or one text per plural form, chosen by `count`. */
export type Text = string | { one: string; two?: string; other: string }
export type Texts = Record<string, Text>

/** The texts of one feature in both languages. */
export interface Messages<En extends Texts> {
  en: En
  he: Record<keyof En, Text>
}

/**
 * The texts of one feature. Hebrew must have exactly the keys of English, with the same `{placeholders}`;
 * otherwise it doesn't compile.
 */
export function defineMessages<const En extends Texts, const He extends Record<keyof En, Text>>(texts: {
  en: En
  he: He & Matching<En, He>
}): Messages<En> {
  return texts
}

/** The texts of a feature in one language, as a function of key and values. */
export function textsIn<En extends Texts>(messages: Messages<En>, language: UiLanguage): Translate<En> {
  const texts: Texts = messages[language]
  return (key, ...values) => fill(formOf(texts[key] ?? key, language, values[0]), values[0] ?? {})
}

export type Translate<En extends Texts> = <Key extends keyof En & string>(
  key: Key,
  ...values: Values<En[Key]>
) => string

type Values<T extends Text> = [Places<T>] extends [never]
  ? []
  : [values: { [Place in Places<T>]: Place extends 'count' ? number : string | number }]

type Places<T> = T extends string
  ? PlacesOf<T>
  : T extends { one: infer One extends string; other: infer Other extends string }
    ? 'count' | PlacesOf<One> | PlacesOf<Other>
    : never

type PlacesOf<S extends string> = S extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlacesOf<Rest>
  : never

type Matching<En extends Texts, He> = {
  [Key in keyof He]: Key extends keyof En
    ? [Places<He[Key]>, Places<En[Key]>] extends [Places<En[Key]>, Places<He[Key]>]
      ? He[Key]
      : { error: 'other places than in English'; english: Places<En[Key]> }
    : never
}

const plurals: Record<UiLanguage, Intl.PluralRules> = {
  en: new Intl.PluralRules('en'),
  he: new Intl.PluralRules('he'),
}

/** The text for a number; Hebrew has a separate form for two. */
function formOf(text: Text, language: UiLanguage, values: { count?: number } = {}): string {
  if (typeof text === 'string') return text
  const form = plurals[language].select(values.count ?? 0)
  return (form === 'one' || form === 'two' ? text[form] : undefined) ?? text.other
}

function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
