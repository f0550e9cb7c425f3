import type { CompiledQuery } from 'kysely'
import type { Db, Tx } from './database.ts'

/** A query that is ready to be sent, and what to make of its rows. Without a query the answer is known already. */
export interface Question<Answer> {
  readonly query: CompiledQuery | null
  read(rows: unknown[]): Answer
}

/** Asks one question. */
export async function ask<Answer>(db: Db | Tx, { query, read }: Question<Answer>): Promise<Answer> {
  if (!query) return read([])
  // The pool itself: the way there through the query builder costs as much again as the driver.
  const { rows } =
    'pool' in db ? await db.pool.query(query.sql, [...query.parameters]) : await db.executeQuery(query)
  return read(rows)
}

/**
 * Asks questions that do not depend on each other in one trip to the database: all are sent before the first is
 * answered. A transaction asks them in turn, so that none follows one that failed.
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

/** A question whose answer is there without asking. */
export function known<Answer>(answer: Answer): Question<Answer> {
  return { query: null, read: () => answer }
}

/** The same question, with something made of its answer. */
export function answering<From, To>(question: Question<From>, make: (answer: From) => To): Question<To> {
  return { query: question.query, read: (rows) => make(question.read(rows)) }
}
