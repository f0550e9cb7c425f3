import type { UserInformation } from './order.ts'

/** What an earlier order says about a customer. */
export type KnownFields = Pick<
  UserInformation,
  'firstName' | 'lastName' | 'email' | 'mobilePhone' | 'address'
>

/** What a known customer brings into the form. */
export interface CustomerFill {
  /** Fields that were empty, and the one by which the customer was found. */
  filled: Partial<KnownFields>
  /** Fields in which something else was typed; they're only replaced if somebody asks for it. */
  others: Partial<KnownFields>
}

/** The details of a known customer beside what was typed. What the earlier order left empty changes nothing. */
export function fillCustomer(
  typed: UserInformation,
  known: KnownFields,
  foundBy: 'email' | 'mobilePhone',
): CustomerFill {
  const fill: CustomerFill = { filled: {}, others: {} }
  for (const field of ['firstName', 'lastName', 'email', 'mobilePhone', 'address'] as const) {
    const [before, after] = [typed[field].trim(), known[field]]
    if (after === '' || after === before) continue
    const part = before === '' || field === foundBy ? fill.filled : fill.others
    part[field] = after
  }
  return fill
}
