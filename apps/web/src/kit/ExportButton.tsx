import { Button, Loader } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { common } from '../i18n/common.ts'
import { number } from '../i18n/format.ts'
import { useText } from '../i18n/useText.ts'
import { ActionButton } from './ActionButton.tsx'
import { keepFile } from './keepFile.ts'
import { useAction } from './useAction.ts'

interface ExportButtonProps {
  /** The label where there are several exports; by default "Export". */
  label?: string
  fetchFile: (signal: AbortSignal) => Promise<Response>
}

/** Downloads shorter than this show no progress. */
const unnoticedMs = 150

/** Downloads a file; if it takes a while, shows the progress and a stop button. */
export function ExportButton({ label, fetchFile }: ExportButtonProps) {
  const t = useText(common)
  const running = useRef<AbortController>(null)
  const [bytes, setBytes] = useState<number | null>(null)
  const { run } = useAction(download, { failure: t('exportFailed') })
  useEffect(() => () => running.current?.abort(), [])
  if (bytes === null) {
    return (
      <ActionButton
        variant="default"
        leftSection={<IconDownload size={16} stroke={1.6} />}
        onClick={() => void run()}
      >
        {label ?? t('export')}
      </ActionButton>
    )
  }
  return (
    <Button
      variant="default"
      leftSection={<Loader size={14} aria-hidden />}
      onClick={() => running.current?.abort()}
    >
      {t('cancelExport', { size: number(Math.ceil(bytes / 1024)) })}
    </Button>
  )

  async function download(): Promise<void> {
    const abort = new AbortController()
    running.current = abort
    let received = 0
    const showing = setInterval(() => setBytes(received), unnoticedMs)
    try {
      await keepFile(await fetchFile(abort.signal), (more) => {
        received += more
      })
    } catch (error) {
      if (!abort.signal.aborted) throw error
    } finally {
      clearInterval(showing)
      setBytes(null)
    }
  }
}
