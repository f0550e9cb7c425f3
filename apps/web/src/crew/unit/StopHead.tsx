import { IconNavigation } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { named } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { Code } from '../../kit/Isolated.tsx'
import { IconLink } from '../parts/Button.tsx'
import { useManifestTexts } from '../useManifestTexts.ts'
import { useRoad } from './RoadContext.ts'
import type { SheetStop } from './stopsInOrder.ts'
import styles from './unit.module.css'
import { unitMessages } from './unitMessages.ts'
import { wazeHref } from './wazeHref.ts'

/** The time and place of a stop, and a link to navigate there. */
export function StopHead({ stop, children }: { stop: SheetStop; children: ReactNode }) {
  const t = useText(unitMessages)
  const texts = useManifestTexts()
  const { facts } = useRoad()
  const position = stop.parties.map(({ entry }) => facts.get(entry)?.position).find(Boolean) ?? null
  const way = wazeHref(stop, position, texts.city(stop.city))
  const place = stop.name || stop.address
  return (
    <div className={styles.head}>
      {stop.time === null ? (
        <span className={styles.time} data-long>
          {texts.time(null)}
        </span>
      ) : (
        <span className={styles.time}>
          <Code>{stop.time}</Code>
        </span>
      )}
      <div>{children}</div>
      {way && (
        <IconLink href={way} target="_blank" rel="noreferrer" label={t('navigate', { place: named(place) })}>
          <IconNavigation size={24} stroke={1.8} />
        </IconLink>
      )}
    </div>
  )
}
