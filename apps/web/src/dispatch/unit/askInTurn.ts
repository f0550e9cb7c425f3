import { type Decision, ok } from '@tourdesk/domain/decision'
import type { Answers, Assignment } from '@tourdesk/domain/dispatch/unit'

type Comes = Extract<Assignment, { ok: true }>['value']

/** A question from the rules. */
export type Asked = Extract<Comes, { kind: 'ask' }>

/** Asks the rules' questions until a click has a result; dismissing a question is an answer too. */
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
