import { type Checked, checkFields, filled } from '../checked.ts'

/** Checks the name of a passkey. Refused at `name` with `name_required`. */
export function checkPasskeyName<Form extends { name: string }>(form: Form): Checked<Form> {
  return checkFields(form, { name: filled('name', form.name, 'name_required') })
}
