import type { z } from 'zod'

/**
 * The code for a value that doesn't have the shape the contract asks for, on the server and in forms alike.
 */
export function shapeCode(
  issue: z.core.$ZodRawIssue | z.core.$ZodIssue,
): 'field_required' | 'field_invalid' | 'field_too_long' {
  if (issue.code === 'too_big' && issue.origin === 'string') return 'field_too_long'
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'field_required'
  return 'field_invalid'
}
