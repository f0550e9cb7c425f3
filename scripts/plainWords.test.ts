import { expect, test } from 'vitest'
import { commentsOf, countsOf, moreThan, stringsOf } from './plainWords.ts'

const source = `
/** Whoever is told of it. */
export const pattern = 'src/**/*.ts' // goes on
const meanwhile = "https://example.com/whatever" /* taken
 * back */
`

test('comments are read, code and strings are not', () => {
  expect(commentsOf(source)).toEqual(['/** Whoever is told of it. */', '// goes on', '/* taken\n * back */'])
})

test('the strings of a file of texts are read, comments and names are not', () => {
  const texts = "// meanwhile\nexport const texts = { meanwhile: 'Somebody’s order', open: \"It's {day}\" }"
  expect(stringsOf(texts)).toEqual(["'Somebody’s order'", '"It\'s {day}"'])
})

test('words count in every form, in any case and across lines', () => {
  const counts = countsOf([...commentsOf(source), 'It went on. They go on.', 'anewer'])
  expect(counts).toMatchObject({ whoever: 1, 'is told': 1, 'goes on': 3, 'taken back': 1 })
  expect(counts).toMatchObject({ anew: 0, meanwhile: 0, whatever: 0 })
})

test('only more of a word is a problem', () => {
  expect(moreThan({ anew: 2, whatever: 5 }, { anew: 2, whatever: 4 })).toEqual([])
  expect(moreThan({ anew: 2 }, { anew: 3, whatever: 1 })).toEqual([
    '"anew" is in comments and texts 3 times, before it was 2',
    '"whatever" is in comments and texts 1 times, before it was 0',
  ])
})
