import type { Params } from '@tourdesk/domain/decision'
import { type ProblemCode, problemTexts } from '@tourdesk/words/problems/problemTexts'

/** One wrong field: `msg` in English, `code` and `params` for the screen's own language. */
export interface FieldProblem {
  field: string
  msg: string
  code: ProblemCode
  params?: Params | undefined
}

/** The body of every error answer: the field form for wrong fields and full departures, the text form for the rest. */
export interface ProblemBody {
  message: string | FieldProblem[]
  code: ProblemCode
  params?: Params | undefined
}

interface ProblemDetails {
  params?: Params | undefined
  issues?: FieldProblem[]
  said?: string | undefined
  retryAfterSeconds?: number | undefined
}

/** The only error type on both sides; anything else thrown is a bug and becomes a 500. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly params: Params | undefined
  readonly issues: FieldProblem[]
  /** The message of an answer without one of our codes, for example from a proxy. */
  readonly said: string | undefined
  /** After how many seconds to try again, for the header `Retry-After`. */
  readonly retryAfterSeconds: number | undefined

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(problemText(code, details.params))
    this.name = 'Problem'
    this.code = code
    this.params = details.params
    this.issues = details.issues ?? []
    this.said = details.said
    this.retryAfterSeconds = details.retryAfterSeconds
  }

  get status(): number {
    return problemTexts[this.code].status
  }

  /** The body on the wire: 400 `{message: [{msg, field}], code}`, else `{message, code}`. */
  toBody(): ProblemBody {
    const message = this.issues.length > 0 ? this.issues : this.message
    return this.params ? { message, code: this.code, params: this.params } : { message, code: this.code }
  }
}

/** A problem with fields: status 400 with every wrong field, not only the first. */
export function fieldProblem(
  issues: { field: string; code: ProblemCode; params?: Params | undefined }[],
): Problem {
  return new Problem('invalid_input', {
    issues: issues.map((issue) => ({ ...issue, msg: problemText(issue.code, issue.params) })),
  })
}

/** The English message of a code, with its `{name}` placeholders filled. */
export function problemText(code: ProblemCode, params: Params = {}): string {
  const { en, counted } = problemTexts[code]
  return fillSentence(countedSentence(code, params, counted?.en) ?? en, params)
}

/** The sentence of a code for the value of its counted parameter, if that has one of its own. */
export function countedSentence(
  code: ProblemCode,
  params: Params,
  sentences: Readonly<Record<number, string>> | undefined,
): string | undefined {
  const by = problemTexts[code].counted?.by
  const value = by === undefined ? undefined : params[by]
  return typeof value === 'number' ? sentences?.[value] : undefined
}

/** Fills the `{name}` placeholders of a message; `words` translates values. */
export function fillSentence(
  sentence: string,
  params: Params,
  words: Readonly<Record<string, string>> = {},
): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => {
    if (!(name in params)) return place
    const word = String(params[name])
    return words[word] ?? word
  })
}

/** Reads an error answer; one in another format becomes `unexpected` with its own message. */
export function readProblem(status: number, body: unknown): Problem {
  if (isProblemBody(body)) {
    const issues = Array.isArray(body.message) ? body.message : []
    return new Problem(body.code, { params: body.params, issues })
  }
  return new Problem(status === 401 ? 'not_signed_in' : 'unexpected', { said: sentenceOf(body) })
}

function sentenceOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const { message, error } = body as Record<string, unknown>
  return [message, error].find((text): text is string => typeof text === 'string' && text !== '')
}

function isProblemBody(body: unknown): body is ProblemBody {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    typeof body.code === 'string' &&
    body.code in problemTexts
  )
}
