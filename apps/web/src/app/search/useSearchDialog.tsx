import { useDisclosure } from '@mantine/hooks'
import { type ReactNode, useEffect, useState } from 'react'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { lazyPart } from '../../kit/parts/lazyPart.tsx'
import type { SearchDialogProps } from './SearchDialog.tsx'
import { useOpenedLater } from './useOpenedLater.ts'

const LazySearchDialog = lazyPart(async () => (await import('./SearchDialog.tsx')).SearchDialog, {
  frame: (failure, { opened, onClose }) => (
    <FailedDialog opened={opened} onClose={onClose}>
      {failure}
    </FailedDialog>
  ),
})

/** The search of everything, loaded after the page and kept, so that the focus returns to where it was opened. */
export function useSearchDialog(props: Omit<SearchDialogProps, 'opened' | 'onClose'>) {
  const [isOpen, { open, close }] = useDisclosure()
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)
  useEffect(() => {
    const timer = setTimeout(LazySearchDialog.preload, 1000)
    return () => clearTimeout(timer)
  }, [])
  return { open, dialog: wasOpened && <LazySearchDialog {...props} opened={isOpen} onClose={close} /> }
}

interface FailedDialogProps {
  opened: boolean
  onClose: () => void
  children: ReactNode
}

function FailedDialog({ opened, ...rest }: FailedDialogProps) {
  return <Dialog {...rest} opened={useOpenedLater(opened)} title={useText(common)('loadFailed')} />
}
