import { useText } from '../../i18n/useText.ts'
import { FieldGrid, WholeWidth } from '../../kit/form/FieldGrid.tsx'
import { TextAreaField, TextField } from '../../kit/form/formFields.tsx'
import { useOrderDesk } from './OrderDesk.ts'
import { orderMessages } from './orderMessages.ts'

/** Step 2: who travels (FORM-23). */
export function CustomerStep() {
  const t = useText(orderMessages)
  const { form, locks } = useOrderDesk()
  const shared = { control: form.control, disabled: locks.order('userInformation') !== null }
  return (
    <FieldGrid>
      <TextField
        {...shared}
        name="userInformation.firstName"
        label={t('firstName')}
        required
        maxLength={100}
      />
      <TextField {...shared} name="userInformation.lastName" label={t('lastName')} required maxLength={100} />
      <TextField
        {...shared}
        name="userInformation.email"
        label={t('email')}
        kind="email"
        required
        maxLength={254}
      />
      <TextField
        {...shared}
        name="userInformation.mobilePhone"
        label={t('mobilePhone')}
        kind="tel"
        maxLength={40}
      />
      <TextField {...shared} name="userInformation.roomNumber" label={t('roomNumber')} maxLength={40} />
      <TextField
        {...shared}
        name="userInformation.passportNumber"
        label={t('passportNumber')}
        kind="code"
        maxLength={40}
      />
      <WholeWidth>
        <TextField {...shared} name="userInformation.address" label={t('customerAddress')} maxLength={300} />
      </WholeWidth>
      <WholeWidth>
        <TextAreaField {...shared} name="userInformation.notes" label={t('notes')} rows={3} />
      </WholeWidth>
    </FieldGrid>
  )
}
