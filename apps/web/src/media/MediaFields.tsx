import type { UploadFolder } from '@tourdesk/domain/media/vocabulary'
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import { useText } from '../i18n/useText.ts'
import { WholeWidth } from '../kit/form/FieldGrid.tsx'
import { useProblemTexts } from '../kit/problemText.ts'
import { ImageUpload } from './ImageUpload.tsx'
import { mediaMessages } from './messages.ts'
import { VideoList } from './VideoList.tsx'

interface MediaFieldsProps<V extends FieldValues, C, O> {
  control: Control<V, C, O>
  images: FieldPathByValue<V, string[]>
  videos: FieldPathByValue<V, string[]>
  folder: UploadFolder
}

/** A record's pictures and videos in a form, each a list of addresses. */
export function MediaFields<V extends FieldValues, C, O>({
  control,
  images,
  videos,
  folder,
}: MediaFieldsProps<V, C, O>) {
  const t = useText(mediaMessages)
  const pictures = useList(control, images)
  const films = useList(control, videos)
  return (
    <>
      <WholeWidth>
        <ImageUpload label={t('images')} folder={folder} {...pictures} />
      </WholeWidth>
      <WholeWidth>
        <VideoList
          label={t('videos')}
          {...films}
          onImage={(address) => {
            if (!pictures.value.includes(address)) pictures.onChange([...pictures.value, address])
          }}
        />
      </WholeWidth>
    </>
  )
}

function useList<V extends FieldValues, C, O>(
  control: Control<V, C, O>,
  name: FieldPathByValue<V, string[]>,
) {
  const { field, fieldState } = useController({ control, name })
  const { ofField } = useProblemTexts()
  const message = fieldState.error?.message
  const value: string[] = field.value
  return {
    value,
    onChange: (addresses: string[]) => field.onChange(addresses),
    error: message && ofField(message),
  }
}
