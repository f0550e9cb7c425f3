import type { Place } from '@tourdesk/contract/pricing/maps'
import { type Control, type FieldPathByValue, type FieldValues, useWatch } from 'react-hook-form'
import { SuggestField } from '../../kit/form/formFields.tsx'
import { usePlaces } from './usePlaces.ts'

interface AddressFieldProps<V extends FieldValues, C, O> {
  control: Control<V, C, O>
  name: FieldPathByValue<V, string>
  label: string
  help?: string
  required?: boolean
  maxLength?: number
  /** The known place of the address, or null if its coordinates are unknown. */
  onPlace: (place: Place | null) => void
}

/** An address, typed or chosen from known places. */
export function AddressField<V extends FieldValues, C, O>({ onPlace, ...props }: AddressFieldProps<V, C, O>) {
  const typed: string = useWatch({ control: props.control, name: props.name }) ?? ''
  const places = usePlaces(typed)
  return (
    <SuggestField
      {...props}
      suggestions={places.map(({ name, address }) => ({ value: address, note: name }))}
      onChange={(text) => onPlace(places.find(({ address }) => address === text) ?? null)}
    />
  )
}
