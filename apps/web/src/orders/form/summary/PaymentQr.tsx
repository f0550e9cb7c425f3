import { ActionIcon, Tooltip } from '@mantine/core'
import { IconQrcode } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { QrCode } from '../../../kit/QrCode.tsx'
import { orderMessages } from '../orderMessages.ts'

/** Shows a payment link as a code, for a customer at the desk to scan. */
export function PaymentQr({ url }: { url: string }) {
  const t = useText(orderMessages)
  const [isShown, setShown] = useState(false)
  return (
    <>
      <Tooltip label={t('showQr')}>
        <ActionIcon aria-label={t('showQr')} size={24} onClick={() => setShown(true)}>
          <IconQrcode size={16} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
      <Dialog opened={isShown} onClose={() => setShown(false)} title={t('scanToPay')} size="small">
        <QrCode address={url} label={t('qrOfLink')} />
      </Dialog>
    </>
  )
}
