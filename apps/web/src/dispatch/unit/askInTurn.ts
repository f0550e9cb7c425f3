import { type Decision, ok } from '@tourdesk/domain/decision'
import type { Answers, Assignment } from '@tourdesk/domain/dispatch/unit'

type Comes = Extract<Assignment, { ok: true }>['value']

/** A question as the rules put it. */
export type Asked = Extract<Comes, { kind: 'ask' }>

/** Lets the rules ask until they know what comes of a click; a dismissed question is an answer too (HOLE-O87). */
export async function askInTurn(
  decide: (answers: Answers) => Assignment,
  put: (asked: Asked) => Promise<Answers>,
): Promise<Decision<Exclude<Comes, Asked>>> {
  let answers: Answers = {}
  for (;;) {
    const assignment = decide(answers)
    if (!assignment.ok) return assignment
    const { value } = assignment
    if (value.kind !== 'ask') return ok(value)
    answers = { ...answers, ...(await put(value)) }
  }
}
