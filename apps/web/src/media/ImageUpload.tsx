import '@mantine/dropzone/styles.layer.css'
import { Input, Loader } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { IconPhotoPlus } from '@tabler/icons-react'
import { type UploadFolder, uploadLimits } from '@tourdesk/domain/media/vocabulary'
import { useId } from 'react'
import { useText } from '../i18n/useText.ts'
import { toast } from '../kit/toast/toast.tsx'
import { imageKinds, largestMegabytes } from './checkImages.ts'
import { ImageTile } from './ImageTile.tsx'
import styles from './ImageUpload.module.css'
import { mediaMessages } from './messages.ts'
import { useImageUpload } from './useImageUpload.ts'

/** How long the toast about a removed picture stays, in milliseconds. */
const removalToast = 6000

interface ImageUploadProps {
  label: string
  folder: UploadFolder
  /** Addresses of the current pictures. */
  value: readonly string[]
  onChange: (addresses: string[]) => void
  /** If 1, a new picture replaces the old one. */
  max?: number
  error?: string
  disabled?: boolean
}

/** Uploads pictures that are chosen or dropped; existing ones stay if an upload fails. */
export function ImageUpload({
  label,
  folder,
  value,
  onChange,
  max = uploadLimits.files,
  error,
  disabled,
}: ImageUploadProps) {
  const t = useText(mediaMessages)
  const labelId = useId()
  const isSingle = max === 1
  const room = max - value.length
  const { upload, pending, busy } = useImageUpload(folder, (addresses) =>
    onChange(isSingle ? addresses.slice(0, 1) : [...value, ...addresses]),
  )

  function choose(files: File[]) {
    if (!isSingle && files.length > room) toast.error(t('noRoom', { count: room }))
    else void upload(files)
  }

  /** The stored record changes only when the form is saved. */
  function remove(address: string) {
    onChange(value.filter((each) => each !== address))
    toast.info(t('removed'), removalToast)
  }

  const name = isSingle ? t(value.length > 0 ? 'replace' : 'add') : t('addMore')
  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ id: labelId }} error={error} size="sm">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own frame and legend */}
      <div className="flex wrap gap8 below4" role="group" aria-labelledby={labelId} aria-busy={busy}>
        {!(isSingle && pending.length > 0) &&
          value.map((address, index) => (
            <ImageTile
              key={address}
              address={address}
              alt={t('picture', { label, number: index + 1 })}
              removeLabel={t('remove', { number: index + 1 })}
              onRemove={disabled ? undefined : () => remove(address)}
            />
          ))}
        {pending.map((address) => (
          <ImageTile key={address} address={address} alt={t('uploading')}>
            <Loader size="sm" aria-label={t('uploading')} />
          </ImageTile>
        ))}
        {!disabled && (isSingle || room > 0) && (
          <Dropzone
            className={styles.drop}
            accept={imageKinds}
            multiple={!isSingle}
            useFsAccessApi={false}
            disabled={busy}
            onDrop={choose}
            onReject={(rejected) => choose(rejected.map(({ file }) => file))}
            inputProps={{ 'aria-label': `${label}: ${name}` }}
            aria-label={`${label}: ${name}`}
          >
            <span className="quiet stack alignCenter gap2">
              <IconPhotoPlus size={20} stroke={1.6} aria-hidden />
              <span className={styles.action}>{name}</span>
              <span className="small">{t(isSingle ? 'dropHere' : 'dropMoreHere')}</span>
            </span>
          </Dropzone>
        )}
      </div>
      <Input.Description size="sm">{t('kinds', { megabytes: largestMegabytes })}</Input.Description>
    </Input.Wrapper>
  )
}
