import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { customerSearch, type KnownCustomer } from '@tourdesk/contract/orders/bookingShapes'
import { fillCustomer } from '@tourdesk/domain/orders/knownCustomer'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { queries } from '../../../app/api.ts'
import { list } from '../../../i18n/format.ts'
import { useText } from '../../../i18n/useText.ts'
import { FindInput } from '../../../kit/fields/FindInput.tsx'
import { useProblemTexts } from '../../../kit/problemText.ts'
import { useOrderDesk } from '../OrderDesk.ts'
import { orderMessages } from '../orderMessages.ts'

interface KnownCustomerFieldProps {
  name: 'email' | 'mobilePhone'
  required?: boolean
  maxLength: number
  onTake: (customer: KnownCustomer) => void
}

/** The phone or the email of a new order's customer; suggests matching customers of earlier orders. */
export function KnownCustomerField({ name, onTake, ...rest }: KnownCustomerFieldProps) {
  const t = useText(orderMessages)
  const { form } = useOrderDesk()
  const { ofField } = useProblemTexts()
  const { field, fieldState } = useController({ control: form.control, name: `userInformation.${name}` })
  /** What was typed since a customer was chosen. A restored draft starts no search. */
  const [typed, setTyped] = useState('')
  const wanted = typed.trim()
  const [asked] = useDebouncedValue(wanted, 200)
  const isAsking = asked.length >= customerSearch.shortest && asked === wanted
  const answer = useQuery({
    ...queries.orders.customers({ query: { q: asked.slice(0, customerSearch.longest) } }),
    enabled: isAsking,
  })
  const found = (isAsking ? (answer.data?.data ?? []) : []).filter((customer) => {
    const { filled, others } = fillCustomer(form.getValues('userInformation'), customer, name)
    return Object.keys({ ...filled, ...others }).length > 0
  })
  const message = fieldState.error?.message
  return (
    <FindInput
      {...rest}
      type={name === 'email' ? 'email' : 'tel'}
      label={t(name)}
      value={field.value}
      error={message && ofField(message)}
      inputRef={field.ref}
      onBlur={field.onBlur}
      finds={found.map(({ firstName, lastName, email, mobilePhone }, index) => ({
        key: String(index),
        title: `${firstName} ${lastName}`,
        note: list([mobilePhone, email].filter(Boolean)),
      }))}
      onChange={(text) => {
        field.onChange(text)
        setTyped(text)
      }}
      onTake={(key) => {
        const customer = found[Number(key)]
        setTyped('')
        if (customer) onTake(customer)
      }}
    />
  )
}
