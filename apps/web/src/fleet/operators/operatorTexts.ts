import type { OperatorRecord } from '@tourdesk/contract/fleet/operators'

/** First and last name. */
export function operatorName({ firstName, lastName }: OperatorRecord): string {
  return `${firstName} ${lastName}`
}

/** The texts of an operator that the search looks in. */
export function operatorTexts(operator: OperatorRecord): string[] {
  return [operatorName(operator), operator.mobilePhone, operator.email, operator.city]
}
