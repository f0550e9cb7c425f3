import { type Outcome, outcomes, people, type Subject, subjects, type Who } from './people.ts'

/** A call about a subject, with its result for every kind of person. */
export interface Row {
  /** `feature.name` of the contract. */
  call: string
  about: Subject
  expected: Record<Who, Outcome>
}

/** The rows of the table. Throws on an unknown word. */
export function readTable(text: string): Row[] {
  const [head = '', ...lines] = text.split('\n').filter((line) => line.trim() !== '')
  const columns = words(head)
    .slice(2)
    .map((name) => known(people, name))
  return lines.map((line) => {
    const [call = '', about = '', ...cells] = words(line)
    if (cells.length !== columns.length) throw new Error(`Not one cell for each person: ${line}`)
    const expected = columns.map((who, at) => [who, known(outcomes, cells[at] ?? '')])
    return { call, about: known(subjects, about), expected: Object.fromEntries(expected) as Row['expected'] }
  })
}

function words(line: string): string[] {
  return line.trim().split(/\s+/)
}

function known<T extends object>(vocabulary: T, word: string): keyof T {
  if (!Object.hasOwn(vocabulary, word)) throw new Error(`Not a word of this table: ${word}`)
  return word as keyof T
}
