import { Button } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { lazyPart } from '../../parts/lazyPart.tsx'
import { tableMessages } from '../messages.ts'
import type { ColumnsDialogProps } from './ColumnsDialog.tsx'

const LazyColumnsDialog = lazyPart<ColumnsDialogProps>(
  async () => (await import('./ColumnsDialog.tsx')).ColumnsDialog,
)

/** Opens the column settings of a list. */
export function ColumnsButton(props: Pick<ColumnsDialogProps, 'columns' | 'onChoose'>) {
  const t = useText(tableMessages)
  const [opened, setOpened] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconColumns3 size={16} stroke={1.6} />}
        onPointerEnter={LazyColumnsDialog.preload}
        onClick={() => {
          setIsAsked(true)
          setOpened(true)
        }}
      >
        {t('columns')}
      </Button>
      {isAsked && <LazyColumnsDialog {...props} opened={opened} onClose={() => setOpened(false)} />}
    </>
  )
}
