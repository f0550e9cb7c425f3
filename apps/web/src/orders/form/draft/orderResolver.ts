import { issuesOf } from '@tourdesk/domain/checked'
import type { Params } from '@tourdesk/domain/decision'
import { checkOrder } from '@tourdesk/domain/orders/checkOrder'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import type { OrderFacts } from '@tourdesk/domain/orders/orderFacts'
import type { ProblemCode } from '@tourdesk/words/problems/problemTexts'
import { type FieldError, type FieldErrors, get, type Resolver, set } from 'react-hook-form'
import { endingInPhone } from '../../../i18n/endingInPhone.ts'
import { fieldMessage } from '../../../kit/fieldMessage.ts'

/** What the form checks against, in addition to what's typed. */
export interface OrderRules {
  facts: OrderFacts
  officePhone: string
}

interface FieldFault {
  field: string
  code: ProblemCode
  params?: Params | undefined
}

/** The order's rules are the form's only validation; the server checks the same ones again. */
export const orderResolver: Resolver<OrderDraft, OrderRules> = (values, rules) => {
  const errors = rules ? faultsOf(values, rules) : {}
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
}

/** Everything that is wrong with a draft, by field. */
export function faultsOf(draft: OrderDraft, { facts, officePhone }: OrderRules): FieldErrors<OrderDraft> {
  return errorsOf(issuesOf(checkOrder(draft, facts)), officePhone)
}

/** Errors by field in the form's format, the first of each field. */
export function errorsOf(faults: FieldFault[], officePhone: string): FieldErrors<OrderDraft> {
  const errors: FieldErrors<OrderDraft> = {}
  for (const { field, code, params } of faults) {
    const place = fieldInForm(field)
    const known: Partial<FieldError> = get(errors, place) ?? {}
    if (known.message) continue
    set(errors, place, { ...known, type: code, message: messageOf(code, params, officePhone) })
  }
  return errors
}

/** The form field that shows an error: a party and a place are one field each. */
export function fieldInForm(field: string): string {
  return field
    .replace(/\.participants\..+$/, '.participants')
    .replace(/\.(pickup|dropoff)\.(city|name|address)$/, '.$1')
}

/** Dotted paths of all fields with an error. */
export function errorPaths(errors: object, prefix = ''): string[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (typeof error !== 'object' || error === null || key === 'ref') return []
    const path = prefix + key
    return [...('message' in error ? [path] : []), ...errorPaths(error, `${path}.`)]
  })
}

/** Fields to check again: their shown error is outdated, or isn't shown yet though it was asked for. */
export function changedFaults(shown: object, due: object, isAsked: (field: string) => boolean): string[] {
  const fields = [...errorPaths(shown), ...errorPaths(due).filter(isAsked)]
  return [...new Set(fields)].filter(
    (field) => get(shown, `${field}.message`) !== get(due, `${field}.message`),
  )
}

function messageOf(code: ProblemCode, params: Params | undefined, phone: string): string {
  if (code !== 'return_needs_quote') return fieldMessage(code, params)
  return endingInPhone(fieldMessage(code, { phone, ...params }), phone)
}
