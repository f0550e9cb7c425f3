/** The fields of a form that were sent. */
export type Sent<Form extends object> = { [Field in keyof Form]?: Form[Field] | undefined }

/** Refuses sent fields that aren't in the form, since they would be lost. */
type Only<Form extends object, Given> = Given & { [Field in Exclude<keyof Given, keyof Form>]: never }

/** The whole form: sent fields, and stored values for the others, so that a save never wipes them. */
export function fillIn<Form extends object, Given extends Sent<Form>>(
  stored: Form,
  sent: Only<Form, Given>,
): Form {
  const given = Object.entries(sent).filter(([, value]) => value !== undefined)
  return { ...stored, ...Object.fromEntries(given) }
}
