import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { ExportButton } from './ExportButton.tsx'

interface ExportButtonsProps {
  fetchFile: (format: 'xlsx' | 'csv', signal: AbortSignal) => Promise<Response>
}

/** Downloads a list in one of its two formats. */
export function ExportButtons({ fetchFile }: ExportButtonsProps) {
  const t = useText(common)
  return (
    <>
      <ExportButton label={t('exportXlsx')} fetchFile={(signal) => fetchFile('xlsx', signal)} />
      <ExportButton label={t('exportCsv')} fetchFile={(signal) => fetchFile('csv', signal)} />
    </>
  )
}
