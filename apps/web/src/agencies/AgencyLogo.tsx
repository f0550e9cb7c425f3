import { initialOf } from '../i18n/format.ts'
import { useText } from '../i18n/useText.ts'
import styles from './agencies.module.css'
import { agencyMessages } from './messages.ts'

/** The logo, or the first letter of the name if there's none. */
export function AgencyLogo({ name, logo }: { name: string; logo: string | null }) {
  const t = useText(agencyMessages)
  if (logo) return <img className={styles.logo} src={logo} alt="" loading="lazy" />
  return (
    <span className={styles.letter} role="img" aria-label={t('noLogo', { name })}>
      {initialOf(name)}
    </span>
  )
}
