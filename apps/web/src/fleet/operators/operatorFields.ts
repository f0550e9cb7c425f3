import { OperatorInput } from '@tourdesk/contract/fleet/operators'
import { checkOperator } from '@tourdesk/domain/fleet/checkOperator'
import { contractForm, type FormValues } from '../../kit/form/contractForm.ts'

export type OperatorValues = FormValues<typeof OperatorInput>

/** The form of a guide or a driver (OPR-07 to OPR-10); the role is that of the screen. */
export const operatorFields = contractForm(OperatorInput, checkOperator)
