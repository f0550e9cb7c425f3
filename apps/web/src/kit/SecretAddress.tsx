import { CopyButton } from './CopyButton.tsx'
import styles from './SecretAddress.module.css'

interface SecretAddressProps {
  address: string
  /** The button's label, and the toast after copying. */
  copy: string
  copied: string
}

/** An address that's shown once, to be copied whole. */
export function SecretAddress({ address, copy, copied }: SecretAddressProps) {
  return (
    <div className={styles.address}>
      <code>{address}</code>
      <CopyButton text={address} label={copy} done={copied} />
    </div>
  )
}
