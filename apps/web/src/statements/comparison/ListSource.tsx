import { Button, FileButton } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { TextAreaInput } from '../../kit/fields/TextAreaInput.tsx'
import { Name } from '../../kit/Isolated.tsx'
import { comparisonMessages } from './comparisonMessages.ts'
import type { AgencyList } from './useComparison.ts'

interface ListSourceProps {
  list: AgencyList | null
  busy: boolean
  onChoose: (name: string | null, content: Blob) => void
}

/** Takes the agency's list: a file, or the table pasted as text. */
export function ListSource({ list, busy, onChoose }: ListSourceProps) {
  const t = useText(comparisonMessages)
  const [pasted, setPasted] = useState('')
  return (
    <div className="stack gap8">
      <div className="row wrap gap8">
        <FileButton
          accept=".xlsx,.csv,.txt,.tsv"
          inputProps={{ 'aria-label': t('chooseFile') }}
          onChange={(file) => file && onChoose(file.name, file)}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={busy && list?.name !== null}
              leftSection={<IconFileUpload size={16} stroke={1.6} aria-hidden />}
            >
              {t(list?.name ? 'otherFile' : 'chooseFile')}
            </Button>
          )}
        </FileButton>
        {list?.name ? <Name>{list.name}</Name> : <span className="quiet">{t('kinds')}</span>}
      </div>
      <TextAreaInput label={t('paste')} rows={3} maxRows={6} value={pasted} onChange={setPasted} />
      <div>
        <Button
          disabled={pasted.trim() === ''}
          loading={busy && list?.name === null}
          onClick={() => onChoose(null, new Blob([pasted], { type: 'text/plain' }))}
        >
          {t('compare')}
        </Button>
      </div>
    </div>
  )
}
