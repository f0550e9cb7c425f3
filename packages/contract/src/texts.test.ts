import { expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from './contract.ts'
import { CrewEvent, OfficeEvent } from './crew/crewEvents.ts'
import type { Route } from './kernel/route.ts'

/** The database can store neither the null character nor half of a surrogate pair. */
const unstorable = ['\0', '\ud83d', 'a\udc00b']

/** Texts as copied from a Hebrew chat, a contact card or a web page: one of the characters is invisible. */
const unseen = ['a\u200fb', 'a\u202ab', 'a\u2069b', 'a\u200bb', 'a\u2060b', 'a\ufeffb', 'a\u00adb']

/**
 * Texts of several lines keep the marks that order them. Passwords and tokens are compared letter by letter.
 */
const severalLines = ['body', 'description', 'leaveSiteMsg', 'note', 'notes', 'reason', 'remarks', 'text']
const secrets = [
  'challenge',
  'code',
  'hash',
  'oldPassword',
  'password',
  'phoneEnd',
  'recoveryCode',
  'token',
  'transports',
]
/** Authors of templates may order words with marks. */
const templates = ['messageTemplates.change', 'messageTemplates.preview']

const routes = Object.entries(contract).flatMap(([feature, calls]) =>
  Object.entries<Route>(calls).map(([name, route]) => [`${feature}.${name}`, route] as const),
)

test.each(routes)('%s takes no text that the database can’t store', (_, route) => {
  expect(takenBy(route, unstorable)).toEqual([])
})

test.each(routes)('%s takes no sign that nobody sees in a text of one line', (name, route) => {
  const keeps = [...severalLines, ...secrets, ...(templates.includes(name) ? ['subject'] : [])]
  expect(takenBy(route, unseen).filter((path) => !keeps.includes(lastNameIn(path)))).toEqual([])
})

test('what phones and the office record about a vehicle has signs that nobody sees only in remarks and reasons', () => {
  const events = [CrewEvent, OfficeEvent].flatMap((schema) => textsOf(schema, 'event', unseen))
  expect(new Set(events)).toEqual(new Set(['event.text', 'event.reason']))
})

function takenBy({ params, query, body }: Route, texts: string[]): string[] {
  return [params, query, body].flatMap((schema, index) =>
    schema ? textsOf(schema as z.ZodType, ['params', 'query', 'body'][index] ?? '', texts) : [],
  )
}

function lastNameIn(path: string): string {
  return path.replaceAll('[]', '').split('.').at(-1) ?? ''
}

/** The places in a shape where such a text isn't rejected or cleaned. */
function textsOf(schema: z.ZodType, at: string, texts: string[]): string[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, field]) =>
      textsOf(field as z.ZodType, `${at}.${key}`, texts),
    )
  if (schema instanceof z.ZodArray) return textsOf(schema.element as z.ZodType, `${at}[]`, texts)
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((each) => textsOf(each as z.ZodType, at, texts))
  if (schema instanceof z.ZodRecord)
    return [
      ...textsOf(schema.keyType as z.ZodType, `${at} key`, texts),
      ...textsOf(schema.valueType as z.ZodType, `${at} value`, texts),
    ]
  const isTaken = texts.some((value) => {
    const read = schema.safeParse(value)
    return read.success && read.data === value
  })
  return isTaken
    ? [at]
    : 'unwrap' in schema
      ? textsOf((schema as z.ZodOptional<z.ZodType>).unwrap(), at, texts)
      : []
}
