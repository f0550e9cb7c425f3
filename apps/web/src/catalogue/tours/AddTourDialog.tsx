import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import type { AddDialogProps } from '../../kit/adding/AddingContext.ts'
import { Dialog, DialogActions } from '../../kit/dialog/Dialog.tsx'
import { tourMessages } from './messages.ts'
import { hearTourAdded } from './tourAdded.ts'
import { useRefreshTours } from './useRefreshTours.ts'

/** A new tour needs its whole page, so it's made in another tab; this form waits for it and then chooses it. */
export function AddTourDialog({ opened, onClose, onSaved }: AddDialogProps) {
  const t = useText(tourMessages)
  const words = useText(common)
  const refresh = useRefreshTours()
  const take = useEffectEvent((id: string) => {
    refresh()
    onSaved(id)
  })
  useEffect(() => (opened ? hearTourAdded((id) => take(id)) : undefined), [opened])
  return (
    <Dialog opened={opened} onClose={onClose} size="small" title={t('createTitle')}>
      <p>{t('addElsewhere')}</p>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {words('close')}
        </Button>
        <Button
          component="a"
          href="/tour/new?from=form"
          target="_blank"
          // A link's own colour can't be read on a filled button in the dark.
          style={{ color: 'var(--button-color)' }}
          leftSection={<IconExternalLink size={16} stroke={1.6} />}
          data-autofocus
        >
          {t('openNewTour')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
