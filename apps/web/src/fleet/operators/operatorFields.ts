import { OperatorInput } from '@tourdesk/contract/fleet/operators'
import { checkOperator } from '@tourdesk/domain/fleet/checkOperator'
import { contractForm, type FormValues } from '../../kit/form/contractForm.ts'

export type OperatorValues = FormValues<typeof OperatorInput>

/** The fields of a guide or a driver with their rules; the role is that of the page. */
export const operatorFields = contractForm(OperatorInput, checkOperator)
