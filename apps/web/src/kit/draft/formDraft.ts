import { changedFields, fittingFields, openFields } from './changedFields.ts'

type Fields = Record<string, unknown>

/** What was typed into a form and the values it started from, both without passwords. */
export interface FormDraft {
  typed: Fields
  started: Fields
}

/** The draft of a form; null if nothing was changed. */
export function formDraftOf(values: Fields, started: Fields): FormDraft | null {
  const typed = changedFields(values, started)
  return Object.keys(typed).length > 0 ? { typed, started: openFields(started) } : null
}

/** Reads a stored draft. Older versions stored only the typed fields. Throws for anything else. */
export function readFormDraft(kept: unknown): FormDraft {
  if (!isFields(kept)) throw new Error('not a draft of a form')
  const { typed, started } = kept
  return isFields(typed) && isFields(started) ? { typed, started } : { typed: kept, started: {} }
}

/** The part of a draft that the current form still has. */
export function fittingDraft({ typed, started }: FormDraft, values: Fields): FormDraft {
  return { typed: fittingFields(typed, values), started: fittingFields(started, values) }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
