import { CapacityRuleInput } from '@tourdesk/contract/departures/capacityRules'
import { checkCapacityRule } from '@tourdesk/domain/departures/capacity/checkCapacityRule'
import { contractForm, type FormValues } from '../../kit/form/contractForm.ts'

/** The fields of the form of a capacity rule. */
export const capacityFields = contractForm(CapacityRuleInput, checkCapacityRule)
export type CapacityValues = FormValues<typeof CapacityRuleInput>
