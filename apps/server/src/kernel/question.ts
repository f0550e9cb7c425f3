import type { CompiledQuery } from 'kysely'
import type { Db, Tx } from './database.ts'

/** A query ready to send, and how to read its rows. Without a query the answer is already known. */
export interface Question<Answer> {
  readonly query: CompiledQuery | null
  read(rows: unknown[]): Answer
}

/** Asks one question. */
export async function ask<Answer>(db: Db | Tx, { query, read }: Question<Answer>): Promise<Answer> {
  if (!query) return read([])
  // Straight to the pool: going through the query builder doubles the cost of the driver.
  const { rows } =
    'pool' in db ? await db.pool.query(query.sql, [...query.parameters]) : await db.executeQuery(query)
  return read(rows)
}

/**
 * Asks independent questions in one round trip: all are sent before the first answer. A transaction asks them one by
 * one, so that none follows a failed one.
 */
export async function askTogether<Answers>(
  db: Db | Tx,
  questions: { [Name in keyof Answers]: Question<Answers[Name]> },
): Promise<Answers> {
  const named: Named<Question<unknown>> = Object.entries(questions)
  const answers = 'pool' in db ? await inOneTrip(db, named) : await inTurn(db, named)
  return Object.fromEntries(answers) as Answers
}

type Named<Value> = [name: string, Value][]

async function inOneTrip({ pool }: Db, questions: Named<Question<unknown>>): Promise<Named<unknown>> {
  const client = await pool.connect()
  const answers = questions.map(async ([name, { query, read }]): Promise<[string, unknown]> => {
    if (!query) return [name, read([])]
    const { rows } = await client.query(query.sql, [...query.parameters])
    return [name, read(rows)]
  })
  try {
    return await Promise.all(answers)
  } finally {
    await Promise.allSettled(answers)
    client.release()
  }
}

async function inTurn(tx: Tx, questions: Named<Question<unknown>>): Promise<Named<unknown>> {
  const answers: Named<unknown> = []
  for (const [name, question] of questions) answers.push([name, await ask(tx, question)])
  return answers
}

/** A question whose answer is already known. */
export function known<Answer>(answer: Answer): Question<Answer> {
  return { query: null, read: () => answer }
}

/** The same question with a mapped answer. */
export function answering<From, To>(question: Question<From>, make: (answer: From) => To): Question<To> {
  return { query: question.query, read: (rows) => make(question.read(rows)) }
}
