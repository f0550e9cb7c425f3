import { type Checked, checked, checkFields } from '../checked.ts'
import type { FactorRule } from './demands.ts'

/** The allowed minutes without use after which a session ends. */
const idleLimits = { least: 15, most: 12 * 60 }

/** What an account demands of its people. */
export interface SecurityFields {
  secondFactorFrom: FactorRule
  /** Null if sessions don't end from lack of use. */
  idleMinutes: number | null
}

/**
 * The security settings, or all their errors. An agency requires a second factor from nobody or from
 * everyone.
 */
export function checkSecurity<Form extends SecurityFields>(
  form: Form,
  { isMain }: { isMain: boolean },
): Checked<Form> {
  const { secondFactorFrom, idleMinutes } = form
  const isRule = isMain || secondFactorFrom !== 'owners'
  return checkFields(form, {
    secondFactorFrom: checked(
      secondFactorFrom,
      isRule ? [] : [{ field: 'secondFactorFrom', code: 'factor_rule_invalid' }],
    ),
    idleMinutes: checked(
      idleMinutes,
      isIdleTime(idleMinutes) ? [] : [{ field: 'idleMinutes', code: 'idle_minutes_invalid' }],
    ),
  })
}

function isIdleTime(minutes: number | null): boolean {
  if (minutes === null) return true
  return Number.isInteger(minutes) && minutes >= idleLimits.least && minutes <= idleLimits.most
}
