import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Place } from '@tourdesk/contract/highlights'
import { type Control, type FieldPathByValue, type FieldValues, useWatch } from 'react-hook-form'
import { queries } from '../app/api.ts'
import { SuggestField } from '../kit/formFields.tsx'

interface AddressFieldProps<V extends FieldValues, C, O> {
  control: Control<V, C, O>
  name: FieldPathByValue<V, string>
  label: string
  help?: string
  required?: boolean
  maxLength?: number
  /** The known place of the address, or null: then nobody knows where it lies (HOLE-C62). */
  onPlace: (place: Place | null) => void
}

/** An address that is typed, or taken from the places the product knows (MAPS-01, HIGH-08). */
export function AddressField<V extends FieldValues, C, O>({ onPlace, ...props }: AddressFieldProps<V, C, O>) {
  const typed: string = useWatch({ control: props.control, name: props.name }) ?? ''
  const [input] = useDebouncedValue(typed.trim(), 300)
  const { data } = useQuery({
    ...queries.maps.autocomplete({ query: { input } }),
    enabled: input.length > 1,
    placeholderData: keepPreviousData,
  })
  const places = input.length > 1 ? (data?.data ?? []) : []
  return (
    <SuggestField
      {...props}
      suggestions={places.map(({ name, address }) => ({ value: address, note: name }))}
      onChange={(text) => onPlace(places.find(({ address }) => address === text) ?? null)}
    />
  )
}
