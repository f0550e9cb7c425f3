import { OwnPasswordInput } from '@tourdesk/contract/identity/identity'
import { allOf, type Checked, decided, given } from '@tourdesk/domain/checked'
import { checkPassword } from '@tourdesk/domain/identity/credentials'
import { z } from 'zod'
import { contractForm, type FormValues } from '../../kit/form/contractForm.ts'

const { oldPassword, password } = OwnPasswordInput.shape
const Fields = z.object({
  oldPassword: oldPassword.default(''),
  password: password.default(''),
  repeatedPassword: password.default(''),
})
type OwnPasswordValues = FormValues<typeof Fields>

/** The user's own password, old and new, with their rules. */
export const ownPasswordFields = contractForm(Fields, checkOwnPassword)

/** The form's rules; `mismatch` is the message for two different new passwords. */
export function ownPasswordSchema(mismatch: string) {
  return ownPasswordFields.schema.superRefine(({ password: chosen, repeatedPassword: repeated }, context) => {
    if (repeated !== '' && repeated !== chosen)
      context.addIssue({ code: 'custom', path: ['repeatedPassword'], message: mismatch })
  })
}

function checkOwnPassword(values: OwnPasswordValues): Checked<unknown> {
  return allOf(
    given('oldPassword', values.oldPassword || null, 'password_required'),
    decided('password', checkPassword(values.password, '')),
    given('repeatedPassword', values.repeatedPassword || null, 'password_required'),
  )
}
