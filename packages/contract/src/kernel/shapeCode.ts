import type { z } from 'zod'

/** What is said of a value that lacks the shape the contract asks for, by the server and by a form alike. */
export function shapeCode(
  issue: z.core.$ZodRawIssue | z.core.$ZodIssue,
): 'field_required' | 'field_invalid' | 'field_too_long' {
  if (issue.code === 'too_big' && issue.origin === 'string') return 'field_too_long'
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'field_required'
  return 'field_invalid'
}
