import { CloseButton } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './ImageUpload.module.css'

interface ImageTileProps {
  address: string
  alt: string
  removeLabel?: string
  onRemove?: () => void
  /** Over the picture, while it is on its way. */
  children?: ReactNode
}

export function ImageTile({ address, alt, removeLabel, onRemove, children }: ImageTileProps) {
  return (
    <div className={styles.tile} data-pending={children !== undefined || undefined}>
      <img className={styles.picture} src={address} alt={alt} />
      {children && <div className={styles.over}>{children}</div>}
      {onRemove && (
        <CloseButton
          className={styles.remove}
          size={24}
          iconSize={14}
          variant="filled"
          aria-label={removeLabel}
          onClick={onRemove}
        />
      )}
    </div>
  )
}
