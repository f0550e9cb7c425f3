import type { Answers, Assignment } from '@tourdesk/domain/dispatch/unit'

/** A question as the rules put it. */
export type Asked = Extract<Assignment, { kind: 'ask' }>

/** Lets the rules ask until they know what comes of a click; a dismissed question is an answer too (HOLE-O87). */
export async function askInTurn(
  decide: (answers: Answers) => Assignment,
  put: (asked: Asked) => Promise<Answers>,
): Promise<Exclude<Assignment, Asked>> {
  let answers: Answers = {}
  let assignment = decide(answers)
  while (assignment.kind === 'ask') {
    answers = { ...answers, ...(await put(assignment)) }
    assignment = decide(answers)
  }
  return assignment
}
