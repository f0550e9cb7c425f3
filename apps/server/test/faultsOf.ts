import { type FieldProblem, Problem } from '@tourdesk/contract/kernel/problem'

/** The invalid fields of a refused call (400), with their codes. Anything else fails the test. */
export async function faultsOf(work: Promise<unknown>): Promise<Record<string, string>> {
  return Object.fromEntries((await issuesOf(work)).map(({ field, code }) => [field, code]))
}

/** The same with each field's message. */
export async function sentencesOf(work: Promise<unknown>): Promise<Record<string, string>> {
  return Object.fromEntries((await issuesOf(work)).map(({ field, msg }) => [field, msg]))
}

async function issuesOf(work: Promise<unknown>): Promise<FieldProblem[]> {
  const problem = await work.then(
    () => new Error('Nothing was refused'),
    (error: unknown) => error,
  )
  if (!(problem instanceof Problem) || problem.code !== 'invalid_input') throw problem
  return problem.issues
}
