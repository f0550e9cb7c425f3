import { createInstance } from 'i18next'

/** A sentence with `{name}` places, or one sentence per plural form, chosen by `count`. */
export type Text = string | { one: string; two?: string; other: string }
export type Texts = Record<string, Text>

export interface Messages<En extends Texts> {
  namespace: string
  en: En
}

const translator = createInstance()
void translator.init({
  lng: 'en',
  fallbackLng: false,
  initAsync: false,
  resources: {},
  keySeparator: false,
  nsSeparator: false,
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
})

/**
 * Registers the texts of one feature under a name of their own. The Hebrew side must have every key of the
 * English one and no other, with the same `{places}`; else it does not compile (HOLE-A11).
 */
export function defineMessages<const En extends Texts, const He extends Record<keyof En, Text>>(
  namespace: string,
  texts: { en: En; he: He & Matching<En, He> },
): Messages<En> {
  translator.addResourceBundle('en', namespace, withPluralKeys(texts.en))
  translator.addResourceBundle('he', namespace, withPluralKeys(texts.he))
  return { namespace, en: texts.en }
}

/** The texts of a feature in one language, as a function of key and values. */
export function textsIn<En extends Texts>(messages: Messages<En>, language: string): Translate<En> {
  const translate: Untyped = translator.getFixedT(language, messages.namespace)
  return (key, ...values) => translate(key, { ...values[0] })
}

export type Translate<En extends Texts> = <Key extends keyof En & string>(
  key: Key,
  ...values: Values<En[Key]>
) => string

/** Keys and places are checked by our own types, which know each feature's texts. */
type Untyped = (key: string, values: Record<string, unknown>) => string

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

function withPluralKeys(texts: Texts): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).flatMap(([key, text]) => entriesOf(key, text)))
}

function entriesOf(key: string, text: Text): [string, string][] {
  if (typeof text === 'string') return [[key, text]]
  const { one, other, two = other } = text
  return [
    [`${key}_one`, one],
    [`${key}_two`, two],
    [`${key}_many`, other],
    [`${key}_other`, other],
  ]
}
