import type { UploadFolder } from '@tourdesk/domain/media/vocabulary'
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import { ImageUpload } from './ImageUpload.tsx'

interface ImageFieldProps<V extends FieldValues, N extends FieldPathByValue<V, string | null>, C, O> {
  control: Control<V, C, O>
  name: N
  label: string
  folder: UploadFolder
  disabled?: boolean
}

/** One picture in a form, such as a logo. The value is its address, or null. */
export function ImageField<V extends FieldValues, N extends FieldPathByValue<V, string | null>, C, O>({
  control,
  name,
  ...rest
}: ImageFieldProps<V, N, C, O>) {
  const { field, fieldState } = useController({ control, name })
  const address: string | null = field.value
  return (
    <ImageUpload
      {...rest}
      max={1}
      value={address ? [address] : []}
      error={fieldState.error?.message}
      onChange={([first]) => field.onChange(first ?? null)}
    />
  )
}
