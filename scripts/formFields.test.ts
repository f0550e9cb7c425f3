import { expect, test } from 'vitest'
import { isDrawnIn, labelledIn } from './formFields.ts'

test('the labels of a form name its fields', () => {
  const rates =
    "partsOf<Rates>({\n  EUR: t('rateOf', { currency: nameOf('EUR') }),\n  ILS: nameOf('ILS'),\n}),"
  expect(labelledIn(rates)).toEqual(['EUR', 'ILS'])
  expect(labelledIn("partsOf<Words>({ subject: t('subject'), body: t('body') }),")).toEqual([
    'subject',
    'body',
  ])
  expect(labelledIn("partsOf<{ rate: number }>({ rate: t('rate') }),")).toEqual(['rate'])
  expect(labelledIn('return <Form form={form} />')).toEqual([])
})

test('a field is drawn by a control of its name, from a list of names, or set by another control', () => {
  for (const text of [
    '<TextField control={control} name="colour" label={t("colour")} />',
    '<CityField name="colour.city" />',
    '<MediaFields control={control} colour="colour" />',
    '<Items name={`colour.0`} />',
    "useController({ control, name: 'colour' })",
    "setValue('colour', null)",
    "const switches = [\n  'colour',\n] as const",
  ])
    expect(isDrawnIn(text, 'colour'), text).toBe(true)
})

test('a label, a column and a similar name draw nothing', () => {
  for (const text of [
    "colour: t('colour'),",
    "{ key: 'colour', header: t('colour') }",
    '<Legend label="colour" />',
    '<TextField name="colours" />',
  ])
    expect(isDrawnIn(text, 'colour'), text).toBe(false)
})
