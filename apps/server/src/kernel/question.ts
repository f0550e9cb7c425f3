import { type Compilable, CompiledQuery } from 'kysely'
import type { Db, Tx } from './database.ts'
import { inOneWrite } from './driver/driver.ts'

/** A query ready to send, and how to read its rows. Without a query, the answer is already known. */
export interface Question<Answer> {
  readonly query: CompiledQuery | null
  read(rows: unknown[]): Answer
}

/** The answers of several questions. */
export type AnswersOf<Questions> = {
  [Name in keyof Questions]: Questions[Name] extends Question<infer Answer> ? Answer : never
}

/** Asks one question. */
export async function ask<Answer>(db: Db | Tx, { query, read }: Question<Answer>): Promise<Answer> {
  if (!query) return read([])
  // Straight to the pool: the query builder would double the driver's cost.
  const { rows } =
    'pool' in db ? await db.pool.query(query.sql, [...query.parameters]) : await db.executeQuery(query)
  return read(rows)
}

/**
 * Asks independent questions in one round trip: all are sent before the first answer. In a transaction
 * they're asked one by one, so that none follows a failed one.
 */
export async function askTogether<Answers>(
  db: Db | Tx,
  questions: { [Name in keyof Answers]: Question<Answers[Name]> },
): Promise<Answers> {
  const named: Named = Object.entries(questions)
  const readers = 'pool' in db ? await inOneTrip(db, named) : await inTurn(db, named)
  return Object.fromEntries(readers.map(([name, answer]) => [name, answer()])) as Answers
}

/**
 * Asks questions in one round trip, each of which may fail on its own: reading its answer then throws its
 * error. Throws at once if there's no connection.
 */
export async function askEach<Answers>(
  db: Db,
  questions: { [Name in keyof Answers]: Question<Answers[Name]> },
): Promise<{ [Name in keyof Answers]: () => Answers[Name] }> {
  const readers = await inOneTrip(db, Object.entries(questions))
  return Object.fromEntries(readers) as { [Name in keyof Answers]: () => Answers[Name] }
}

type Named = [name: string, Question<unknown>][]
type Readers = [name: string, answer: () => unknown][]

/** Sends all questions in one write. The connection is free again once every answer has come. */
async function inOneTrip({ pool }: Db, questions: Named): Promise<Readers> {
  const client = await pool.connect()
  const sent = inOneWrite(client, () =>
    questions.map(([, { query }]) => (query ? client.query(query.sql, [...query.parameters]) : noRows)),
  )
  const outcomes = await Promise.allSettled(sent)
  client.release()
  return questions.map(([name, { read }], index) => [
    name,
    () => {
      const outcome = outcomes[index]
      if (outcome?.status === 'rejected') throw outcome.reason
      return read(outcome?.value.rows ?? [])
    },
  ])
}

const noRows = Promise.resolve({ rows: [] })

async function inTurn(tx: Tx, questions: Named): Promise<Readers> {
  const readers: Readers = []
  for (const [name, question] of questions) {
    const answer = await ask(tx, question)
    readers.push([name, () => answer])
  }
  return readers
}

/**
 * Several questions as one statement, for calls with a limit on statements. Values come back as in JSON, so
 * timestamps are text.
 */
export function inOneStatement<Answers>(
  questions: {
    [Name in keyof Answers]: Question<Answers[Name]>
  },
): Question<Answers> {
  const named: Named = Object.entries(questions)
  const parameters: unknown[] = []
  const parts = named.flatMap(([, { query }], index) => {
    if (!query) return []
    const before = parameters.length
    parameters.push(...query.parameters)
    const text = query.sql.replace(/\$(\d+)/g, (_, number) => `$${Number(number) + before}`)
    return `(select coalesce(json_agg(row_to_json(part)), '[]') from (${text}) as part) as "${index}"`
  })
  return {
    query: CompiledQuery.raw(`select ${parts.join(', ')}`, parameters),
    read: ([row]) => {
      const rows = row as Record<number, unknown[] | undefined>
      return Object.fromEntries(
        named.map(([name, { read }], index) => [name, read(rows[index] ?? [])]),
      ) as Answers
    },
  }
}

/** A question whose query is built each time; use `compiled` for queries that stay the same. */
export function questionOf<Row>(query: Compilable<Row>): Question<Row[]> {
  return { query: query.compile(), read: (rows) => rows as Row[] }
}

/** A question whose answer is already known. */
export function known<Answer>(answer: Answer): Question<Answer> {
  return { query: null, read: () => answer }
}

/** The same question with a mapped answer. */
export function answering<From, To>(question: Question<From>, make: (answer: From) => To): Question<To> {
  return { query: question.query, read: (rows) => make(question.read(rows)) }
}
