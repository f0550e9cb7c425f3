import { useDisclosure } from '@mantine/hooks'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { LazyDialog } from '../../kit/dialog/LazyDialog.tsx'
import { isDialogOpen } from '../../kit/dialog/openDialogs.ts'
import { lazyPart } from '../../kit/parts/lazyPart.tsx'
import type { SearchDialogProps } from './SearchDialog.tsx'
import { collectTyping } from './typeAhead.ts'

const LazySearchDialog = lazyPart(async () => (await import('./SearchDialog.tsx')).SearchDialog, {
  frame: (failure, { opened, onClose, takeTyped }) => (
    <FailedDialog opened={opened} onClose={onClose} takeTyped={takeTyped}>
      {failure}
    </FailedDialog>
  ),
})

/** The search of everything, loaded after the page and kept, so that the focus returns to where it was opened. */
export function useSearchDialog(props: Pick<SearchDialogProps, 'menu' | 'onLogout'>) {
  const [isOpen, { open, close }] = useDisclosure()
  const [round, setRound] = useState(0)
  const [isOverDialog, setOverDialog] = useState(false)
  useEffect(() => {
    const timer = setTimeout(LazySearchDialog.preload, 1000)
    return () => clearTimeout(timer)
  }, [])
  const ahead = useRef<() => string>(undefined)
  const takeTyped = () => ahead.current?.() ?? ''
  // Whatever ends the search before its field is there, the page has its keys back.
  useEffect(() => () => void ahead.current?.(), [])
  const onClose = () => {
    takeTyped()
    close()
  }
  return {
    open() {
      if (isOpen) return
      ahead.current = collectTyping()
      setRound(round + 1)
      setOverDialog(isDialogOpen())
      open()
    },
    dialog: round > 0 && (
      <LazySearchDialog
        {...props}
        opened={isOpen}
        round={round}
        isOverDialog={isOverDialog}
        onClose={onClose}
        takeTyped={takeTyped}
      />
    ),
  }
}

interface FailedDialogProps {
  opened: boolean
  onClose: () => void
  takeTyped: () => string
  children: ReactNode
}

function FailedDialog({ takeTyped, ...rest }: FailedDialogProps) {
  useEffect(() => void takeTyped())
  return <LazyDialog {...rest} title={useText(common)('loadFailed')} />
}
