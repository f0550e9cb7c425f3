import type { UserInformation } from './order.ts'

/** A customer's details in an earlier order. */
export type KnownFields = Pick<
  UserInformation,
  'firstName' | 'lastName' | 'email' | 'mobilePhone' | 'address'
>

/** The details of a known customer to put into the form. */
export interface CustomerFill {
  /** Fields that were empty, and the one the customer was found by. */
  filled: Partial<KnownFields>
  /** Fields in which something else was typed; they're only replaced on request. */
  others: Partial<KnownFields>
}

/**
 * Compares the details of a known customer with what was typed. Fields that are empty in the earlier order
 * change nothing.
 */
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
