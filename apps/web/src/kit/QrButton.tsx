import { ActionIcon, Tooltip } from '@mantine/core'
import { IconQrcode } from '@tabler/icons-react'
import { useState } from 'react'
import { Dialog } from './dialog/Dialog.tsx'
import { QrCode } from './QrCode.tsx'

interface QrButtonProps {
  address: string
  label: string
  /** The dialog's title. */
  title: string
  /** What the code is for, as a name for screen readers. */
  image: string
}

/** Shows an address as a QR code for a customer at the desk to scan. */
export function QrButton({ address, label, title, image }: QrButtonProps) {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <Tooltip label={label}>
        <ActionIcon aria-label={label} size={24} onClick={() => setShown(true)}>
          <IconQrcode size={16} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
      <Dialog opened={isShown} onClose={() => setShown(false)} title={title} size="small">
        <QrCode address={address} label={image} />
      </Dialog>
    </>
  )
}
