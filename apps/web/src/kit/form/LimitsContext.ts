import { createContext, useContext } from 'react'

/** The limits of a field that are shown before anything is typed. */
export interface FieldLimits {
  required?: boolean
  /** In characters; in a field of several words, for each word. */
  maxLength?: number
}

/** The limits of a form's fields, by path; the items of a list share one path, like `rooms.number`. */
export type FormLimits = Readonly<Record<string, FieldLimits>>

/** The limits of the nearest form; every `Form` provides its own. */
export const LimitsContext = createContext<FormLimits>({})

/** The nearest form's limits for a field; undefined if there are none. */
export function useLimits(name: string): FieldLimits | undefined {
  return useContext(LimitsContext)[name.replaceAll(/\.\d+(?=\.|$)/g, '')]
}
