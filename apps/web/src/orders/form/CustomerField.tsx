import type { UserInformation } from '@tourdesk/domain/orders/order'
import { useText } from '../../i18n/useText.ts'
import type { TextInputProps } from '../../kit/fields/TextInput.tsx'
import { TextField } from '../../kit/form/formFields.tsx'
import { useOrderDesk } from './OrderDesk.ts'
import { orderMessages } from './orderMessages.ts'

interface CustomerFieldProps extends Pick<TextInputProps, 'kind' | 'required' | 'maxLength'> {
  name: Exclude<keyof UserInformation, 'notes'>
}

/** A one-line field of the customer. */
export function CustomerField({ name, ...rest }: CustomerFieldProps) {
  const t = useText(orderMessages)
  const { form, locks } = useOrderDesk()
  return (
    <TextField
      {...rest}
      control={form.control}
      name={`userInformation.${name}`}
      label={t(name === 'address' ? 'customerAddress' : name)}
      disabled={locks.order('userInformation') !== null}
    />
  )
}
