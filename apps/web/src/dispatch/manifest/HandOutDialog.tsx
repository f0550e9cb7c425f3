import { Button, Checkbox } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { PrintScope } from '@tourdesk/contract/dispatch/manifests'
import type { PlannedHandout } from '@tourdesk/contract/messages/handouts'
import { type HandoutReader, handoutReaders } from '@tourdesk/domain/messages/handouts'
import { useState } from 'react'
import { api } from '../../app/api.ts'
import { common } from '../../i18n/common.ts'
import { useLabel } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { Dialog, DialogActions } from '../../kit/dialog/Dialog.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { LoadingPage } from '../../kit/LoadingPage.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { BatchProgress } from '../../messages/BatchProgress.tsx'
import { messagesHref } from '../../messages/messagesHref.ts'
import { HandoutList } from './HandoutList.tsx'
import { handoutMessages, handoutReaderLabels } from './handoutMessages.ts'
import { useHandOut } from './useHandOut.ts'

interface HandOutDialogProps {
  opened: boolean
  onClose: () => void
  scope: PrintScope
}

/** Sends sheets to those who are on the vehicles: first a look at who gets what, then how far it is. */
export function HandOutDialog({ opened, onClose, scope }: HandOutDialogProps) {
  const t = useText(handoutMessages)
  const words = useText(common)
  const [batch, setBatch] = useState<string | null>(null)
  function close() {
    setBatch(null)
    onClose()
  }
  return (
    <Dialog opened={opened} onClose={close} size="large" title={t('title')}>
      {batch ? (
        <>
          <BatchProgress id={batch} />
          <DialogActions>
            <LinkButton variant="default" href={messagesHref({ batch })}>
              {t('openBatch')}
            </LinkButton>
            <Button onClick={close}>{words('close')}</Button>
          </DialogActions>
        </>
      ) : (
        <ChooseStep scope={scope} onClose={close} onSent={setBatch} />
      )}
    </Dialog>
  )
}

interface ChooseStepProps {
  scope: PrintScope
  onClose: () => void
  onSent: (batch: string) => void
}

function ChooseStep({ scope, onClose, onSent }: ChooseStepProps) {
  const t = useText(handoutMessages)
  const readerOf = useLabel(handoutReaderLabels)
  const { ofError } = useProblemTexts()
  const [to, setTo] = useState<HandoutReader[]>([...handoutReaders])
  const [crewLink, setCrewLink] = useState(true)
  const ask = { scope, to, crewLink, onlyChanged: false }
  const preview = useQuery({
    queryKey: ['handouts', 'preview', ask],
    queryFn: () => api.handouts.preview({ body: ask }),
    enabled: to.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const send = useHandOut(onSent)
  const planned: readonly PlannedHandout[] = to.length > 0 ? (preview.data?.data ?? []) : []
  const reaches = planned.some(({ channel }) => channel !== null)

  return (
    <div className="grid gap12">
      <Checkbox.Group label={t('to')} value={to} onChange={(chosen) => setTo(readersIn(chosen))}>
        <div className="flex wrap gap8 across16 above4">
          {handoutReaders.map((reader) => (
            <Checkbox key={reader} value={reader} label={readerOf(reader)} />
          ))}
        </div>
      </Checkbox.Group>
      <Checkbox
        label={t('crewLink')}
        description={t('crewLinkHelp')}
        checked={crewLink}
        disabled={!to.includes('driver') && !to.includes('guide')}
        onChange={(event) => setCrewLink(event.currentTarget.checked)}
      />
      {preview.isError && !preview.data && (
        <ErrorState text={ofError(preview.error)} onRetry={() => void preview.refetch()} />
      )}
      {preview.isPending && to.length > 0 && <LoadingPage />}
      {to.length === 0 && <p className="quiet">{t('nobodyChosen')}</p>}
      {preview.data && to.length > 0 && <HandoutList planned={planned} />}
      <DialogActions onCancel={onClose}>
        <Button
          disabled={!reaches || preview.isPlaceholderData}
          loading={send.busy}
          onClick={() => void send.run(ask)}
        >
          {t('send')}
        </Button>
      </DialogActions>
    </div>
  )
}

function readersIn(chosen: readonly string[]): HandoutReader[] {
  return handoutReaders.filter((reader) => chosen.includes(reader))
}
