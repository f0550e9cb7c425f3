import { IconInfoCircle } from '@tabler/icons-react'
import type { KnownCustomer } from '@tourdesk/contract/orders/bookingShapes'
import { type CustomerFill, fillCustomer } from '@tourdesk/domain/orders/knownCustomer'
import type { UserInformation } from '@tourdesk/domain/orders/order'
import { useState } from 'react'
import { list } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { FieldGrid, WholeWidth } from '../../kit/form/FieldGrid.tsx'
import { TextAreaField } from '../../kit/form/formFields.tsx'
import { Notice } from '../../kit/Notice.tsx'
import { CustomerField } from './CustomerField.tsx'
import { KnownCustomerField } from './customer/KnownCustomerField.tsx'
import { useOrderDesk } from './OrderDesk.ts'
import { orderMessages } from './orderMessages.ts'

/** Step 2: who travels. A new order suggests customers of earlier ones by phone or email. */
export function CustomerStep() {
  const t = useText(orderMessages)
  const { form, order, locks, focusNext } = useOrderDesk()
  const [others, setOthers] = useState<CustomerFill['others']>({})
  const otherNames = (Object.keys(others) as (keyof CustomerFill['others'])[]).map((name) => t(labelOf(name)))

  function write(fields: Partial<UserInformation>) {
    form.setValue(
      'userInformation',
      { ...form.getValues('userInformation'), ...fields },
      { shouldDirty: true, shouldTouch: true },
    )
  }
  const take = (name: 'email' | 'mobilePhone') => (customer: KnownCustomer) => {
    const fill = fillCustomer(form.getValues('userInformation'), customer, name)
    write(fill.filled)
    setOthers(fill.others)
    focusNext('customer')
  }
  const found = (name: 'email' | 'mobilePhone', maxLength: number, required = false) =>
    order ? (
      <CustomerField
        name={name}
        kind={name === 'email' ? 'email' : 'tel'}
        required={required}
        maxLength={maxLength}
      />
    ) : (
      <KnownCustomerField name={name} required={required} maxLength={maxLength} onTake={take(name)} />
    )
  return (
    <>
      {otherNames.length > 0 && (
        <Notice
          icon={<IconInfoCircle size={16} />}
          action={t('useEarlierDetails')}
          onAction={() => {
            write(others)
            setOthers({})
          }}
        >
          {t('keptTypedDetails', { fields: list(otherNames) })}
        </Notice>
      )}
      <FieldGrid>
        <CustomerField name="firstName" required maxLength={100} />
        <CustomerField name="lastName" required maxLength={100} />
        {found('email', 254, true)}
        {found('mobilePhone', 40)}
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
    </>
  )
}

function labelOf(name: keyof CustomerFill['others']) {
  return name === 'address' ? 'customerAddress' : name
}
