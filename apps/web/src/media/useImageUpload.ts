import type { UploadFolder } from '@tourdesk/domain/media/vocabulary'
import { uploadLimits } from '@tourdesk/domain/media/vocabulary'
import { useState } from 'react'
import { api } from '../app/api.ts'
import { useText } from '../i18n/useText.ts'
import { toast } from '../kit/toast/toast.tsx'
import { useAction } from '../kit/useAction.ts'
import { checkImages, largestMegabytes } from './checkImages.ts'
import { mediaMessages } from './messages.ts'
import { uploadForm } from './uploadForm.ts'

/** Uploads pictures, with toasts; `pending` has preview addresses of those that are still uploading. */
export function useImageUpload(folder: UploadFolder, onUploaded: (addresses: string[]) => void) {
  const t = useText(mediaMessages)
  const [pending, setPending] = useState<string[]>([])
  const send = useAction(
    (files: File[]) => api.uploads.images({ query: { folder }, form: uploadForm(files) }),
    {
      running: t('saving'),
      success: t('saved'),
      failure: t('failed'),
      onSuccess: onUploaded,
    },
  )

  async function upload(files: File[]) {
    const refusal = checkImages(files)
    if (refusal) {
      toast.error(t('failed'))
      toast.error(t(refusal, { megabytes: largestMegabytes, count: uploadLimits.files }))
      return
    }
    const previews = files.map((file) => URL.createObjectURL(file))
    setPending(previews)
    await send.run(files)
    setPending([])
    for (const preview of previews) URL.revokeObjectURL(preview)
  }

  return { upload, pending, busy: send.busy }
}
