/** The fields of a form as far as they were sent. */
export type Sent<Form extends object> = { [Field in keyof Form]?: Form[Field] | undefined }

/** A field that is sent but isn't in the form can't be given: it would be lost. */
type Only<Form extends object, Given> = Given & { [Field in Exclude<keyof Given, keyof Form>]: never }

/** A whole form: what was sent, and for each field that was left out what is stored, so that no save wipes it. */
export function fillIn<Form extends object, Given extends Sent<Form>>(
  stored: Form,
  sent: Only<Form, Given>,
): Form {
  const given = Object.entries(sent).filter(([, value]) => value !== undefined)
  return { ...stored, ...Object.fromEntries(given) }
}
