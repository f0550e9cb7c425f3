import { createContext, useContext } from 'react'

/** What a field shows of its rules before anything is typed. */
export interface FieldLimits {
  required?: boolean
  /** In characters; in a list of words of each of them. */
  maxLength?: number
}

/** The limits of the fields of a form, by their paths; those of all items of a list have one, like `rooms.number`. */
export type FormLimits = Readonly<Record<string, FieldLimits>>

/** The limits of the form around a field; every `Form` sets its own. */
export const LimitsContext = createContext<FormLimits>({})

/** What the form around says of a field; nothing where it has no limits. */
export function useLimits(name: string): FieldLimits | undefined {
  return useContext(LimitsContext)[name.replaceAll(/\.\d+(?=\.|$)/g, '')]
}
