import { CloseButton, VisuallyHidden } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import styles from './ImageUpload.module.css'

interface ImageTileProps {
  address: string
  alt: string
  removeLabel?: string
  onRemove?: () => void
  /** Shown over the picture while it's uploading. */
  children?: ReactNode
}

/** A picture, or its address as a link if it can't be shown, for example from another site. */
export function ImageTile({ address, alt, removeLabel, onRemove, children }: ImageTileProps) {
  const [isHidden, setIsHidden] = useState(false)
  return (
    <div className={styles.tile} data-pending={children !== undefined || undefined}>
      {isHidden ? (
        <a className={styles.link} href={address} target="_blank" rel="noopener noreferrer">
          <VisuallyHidden>{alt}: </VisuallyHidden>
          <bdi dir="ltr">{address}</bdi>
        </a>
      ) : (
        <img className={styles.picture} src={address} alt={alt} onError={() => setIsHidden(true)} />
      )}
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
