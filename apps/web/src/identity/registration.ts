import { codeOf } from '@tourdesk/domain/decision'
import { checkEmailLogin } from '@tourdesk/domain/identity/credentials'
import { newPasswordRefusals } from './newPassword.ts'
import type { PersonField } from './personMessages.ts'

export interface Registration {
  email: string
  firstName: string
  lastName: string
  mobilePhone: string
  password: string
  retyped: string
}

const required = ['email', 'firstName', 'lastName', 'password'] as const satisfies PersonField[]

/** The empty required fields, in the form's order. */
export function missingOf(typed: Registration): (typeof required)[number][] {
  return required.filter((field) => typed[field].trim() === '')
}

/** The errors of filled-in fields, as codes. */
export function refusalsOf(typed: Registration) {
  const { password, repeated } = newPasswordRefusals(typed.password, typed.retyped, typed.email)
  return {
    email: typed.email ? codeOf(checkEmailLogin(typed.email)) : null,
    password: typed.password ? password : null,
    retyped: typed.password ? repeated && ('mismatch' as const) : null,
  }
}

const inOrder = ['email', 'firstName', 'lastName', 'password', 'retyped'] as const

/** The first wrong or missing field, in the form's order. */
export function firstFault(typed: Registration): keyof Registration | undefined {
  const missing: string[] = missingOf(typed)
  const refusals: Partial<Record<keyof Registration, string | null>> = refusalsOf(typed)
  return inOrder.find((field) => missing.includes(field) || refusals[field])
}
