import { useText } from '../../i18n/useText.ts'
import { FieldGrid, WholeWidth } from '../../kit/form/FieldGrid.tsx'
import { TextAreaField } from '../../kit/form/formFields.tsx'
import { CustomerField } from './CustomerField.tsx'
import { useOrderDesk } from './OrderDesk.ts'
import { orderMessages } from './orderMessages.ts'

/** Step 2: who travels (FORM-23). */
export function CustomerStep() {
  const t = useText(orderMessages)
  const { form, locks } = useOrderDesk()
  return (
    <FieldGrid>
      <CustomerField name="firstName" required maxLength={100} />
      <CustomerField name="lastName" required maxLength={100} />
      <CustomerField name="email" kind="email" required maxLength={254} />
      <CustomerField name="mobilePhone" kind="tel" maxLength={40} />
      <CustomerField name="roomNumber" maxLength={40} />
      <CustomerField name="passportNumber" kind="code" maxLength={40} />
      <WholeWidth>
        <CustomerField name="address" maxLength={300} />
      </WholeWidth>
      <WholeWidth>
        <TextAreaField
          control={form.control}
          name="userInformation.notes"
          label={t('notes')}
          rows={3}
          disabled={locks.order('userInformation') !== null}
        />
      </WholeWidth>
    </FieldGrid>
  )
}
