import { IconBus, IconChevronRight, IconPhone, IconUsers } from '@tabler/icons-react'
import type { CrewUnit } from '@tourdesk/contract/crew/crewPage'
import { named } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { Code } from '../../kit/Isolated.tsx'
import { crewMessages } from '../crewMessages.ts'
import { IconLink } from '../parts/Button.tsx'
import { PlaceLink } from '../parts/PlaceLink.tsx'
import { ReplyPanel } from '../reply/ReplyPanel.tsx'
import { telHref } from '../telHref.ts'
import { useManifestTexts } from '../useManifestTexts.ts'
import styles from './days.module.css'
import { daysMessages } from './daysMessages.ts'

/** A vehicle of a day: when and where it starts, with whom, and the person's reply. */
export function UnitCard({ unit, isOver }: { unit: CrewUnit; isOver: boolean }) {
  const t = useText(daysMessages)
  const words = useText(crewMessages)
  const texts = useManifestTexts()
  return (
    <article className={styles.unit}>
      <PlaceLink to={`/crew/unit/${unit._id}`} className={styles.open}>
        {unit.time ? (
          <span className={styles.time}>
            <Code>{unit.time}</Code>
          </span>
        ) : (
          <span className={`${styles.time} ${styles.noTime}`}>{t('noTime')}</span>
        )}
        <h3 className={styles.tour}>
          <bdi>{unit.tour.name}</bdi>
        </h3>
        <span className={styles.place}>
          {unit.place &&
            texts.joined(texts.city(unit.place.city), named(unit.place.name || unit.place.address))}
        </span>
        <IconChevronRight size={22} aria-hidden className={`${styles.way} ${styles.mirrored}`} />
      </PlaceLink>
      {unit.isClosed ? (
        <p className={styles.closed}>{words('notOnUnit')}</p>
      ) : (
        <>
          <div className={styles.facts}>
            <span>
              <IconBus size={18} stroke={1.8} aria-hidden />
              {unit.vehicle === null ? t('noVehicle') : <bdi>{unit.vehicle}</bdi>}
            </span>
            <span>
              <IconUsers size={18} stroke={1.8} aria-hidden />
              {t('people', { count: unit.people })}
            </span>
          </div>
          <ul className={styles.mates}>
            {unit.mates.map((mate) => (
              <li key={`${mate.name} ${mate.phone}`} className={styles.mate}>
                <span>
                  <bdi>{mate.name}</bdi>{' '}
                  <span className="quiet">
                    {[mate.isGuide && t('guide'), mate.isDriver && t('driver')].filter(Boolean).join(', ')}
                  </span>
                </span>
                {mate.phone && (
                  <IconLink href={telHref(mate.phone)} label={words('call', { name: named(mate.name) })}>
                    <IconPhone size={22} stroke={1.8} />
                  </IconLink>
                )}
              </li>
            ))}
          </ul>
          {!isOver && <ReplyPanel unit={unit} />}
        </>
      )}
    </article>
  )
}
