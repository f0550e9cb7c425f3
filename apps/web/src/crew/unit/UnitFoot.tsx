import { IconMessagePlus, IconPhone } from '@tabler/icons-react'
import type { CrewUnit } from '@tourdesk/contract/crew/crewPage'
import type { ManifestSheet } from '@tourdesk/contract/dispatch/manifests'
import { useState } from 'react'
import { named } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { crewMessages } from '../crewMessages.ts'
import { Button, IconLink } from '../parts/Button.tsx'
import { telHref } from '../telHref.ts'
import { useManifestTexts } from '../useManifestTexts.ts'
import { NoteSheet } from './NoteSheet.tsx'
import { useRoad } from './RoadContext.ts'
import { RoadNotes } from './RoadNotes.tsx'
import styles from './unit.module.css'
import { unitMessages } from './unitMessages.ts'

/** The vehicle as a whole: its day, its crew, the totals of its sheet, and its notes. */
export function UnitFoot({ unit, sheet }: { unit: CrewUnit; sheet: ManifestSheet }) {
  const t = useText(unitMessages)
  const words = useText(crewMessages)
  const texts = useManifestTexts()
  const { events } = useRoad()
  const [isNoting, setIsNoting] = useState(false)
  const { head, totals } = sheet
  return (
    <section className={styles.foot} aria-label={t('vehicle')}>
      <p>
        {texts.joined(
          texts.day(unit.date),
          texts.vehicle(head),
          `${t('seats')} ${texts.seats({ seats: head.seats, people: totals.people })}`,
        )}
      </p>
      <p className="quiet">{texts.joined(texts.people(totals.people), texts.tickets(totals.tickets))}</p>
      {unit.mates.map((mate) => (
        <div key={`${mate.name} ${mate.phone}`} className={styles.line}>
          <bdi>{mate.name}</bdi>
          {mate.phone && (
            <IconLink href={telHref(mate.phone)} label={words('call', { name: named(mate.name) })}>
              <IconPhone size={24} stroke={1.8} />
            </IconLink>
          )}
        </div>
      ))}
      <RoadNotes events={events.filter(({ selectedTour }) => selectedTour === null)} />
      <Button onClick={() => setIsNoting(true)}>
        <IconMessagePlus size={22} stroke={1.8} aria-hidden />
        {t('noteOnUnit')}
      </Button>
      {isNoting && <NoteSheet title={t('noteOnUnit')} entry={null} onClose={() => setIsNoting(false)} />}
    </section>
  )
}
