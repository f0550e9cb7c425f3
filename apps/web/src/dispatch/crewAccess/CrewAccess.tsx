import { useText } from '../../i18n/useText.ts'
import { Heading } from '../../kit/Heading.tsx'
import { CrewLink } from './CrewLink.tsx'
import { CrewPhones } from './CrewPhones.tsx'
import styles from './crewAccess.module.css'
import { crewAccessMessages } from './crewAccessMessages.ts'

/** Gives a guide or driver access to the crew's page, and lists the phones that have it open. */
export function CrewAccess({ operator }: { operator: { _id: string; name: string } }) {
  const t = useText(crewAccessMessages)
  return (
    <section aria-label={t('title')}>
      <Heading>{t('title')}</Heading>
      <div className={`stack gap8 ${styles.part}`}>
        <p className="quiet">{t('help')}</p>
        <CrewLink operator={operator} />
        <CrewPhones operator={operator._id} />
      </div>
    </section>
  )
}
