import { IconArrowBackUp, IconBrandWhatsapp, IconCash, IconMessagePlus, IconPhone } from '@tabler/icons-react'
import type { SheetParty } from '@tourdesk/contract/dispatch/manifests'
import { useState } from 'react'
import { named } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { crewMessages } from '../crewMessages.ts'
import { Button, IconButton, IconLink } from '../parts/Button.tsx'
import { record } from '../record.ts'
import { telHref } from '../telHref.ts'
import { CashSheet } from './CashSheet.tsx'
import { NoteSheet } from './NoteSheet.tsx'
import { useRoad } from './RoadContext.ts'
import type { PartyOnRoad } from './roadEvents.ts'
import styles from './unit.module.css'
import { unitMessages } from './unitMessages.ts'

interface PartyToolsProps {
  party: SheetParty
  onRoad: PartyOnRoad
  name: string
}

/** More actions for a party: call, write, take cash, add a note, and undo the last tap. */
export function PartyTools({ party, onRoad: { undoable }, name }: PartyToolsProps) {
  const t = useText(unitMessages)
  const words = useText(crewMessages)
  const { unit, facts } = useRoad()
  const [opened, setOpened] = useState<'cash' | 'note' | null>(null)
  const whatsapp = facts.get(party.entry)?.whatsapp
  const close = () => setOpened(null)
  const undo = (undoes: string) =>
    void record({ kind: 'undo', tourCar: unit._id, selectedTour: party.entry, undoes })
  return (
    <div className={styles.tools}>
      {party.phone && (
        <IconLink href={telHref(party.phone)} label={t('callParty', { name: named(name) })}>
          <IconPhone size={24} stroke={1.8} />
        </IconLink>
      )}
      {whatsapp && (
        <IconLink
          href={`https://wa.me/${whatsapp}`}
          target="_blank"
          rel="noreferrer"
          label={t('whatsApp', { name: named(name) })}
        >
          <IconBrandWhatsapp size={24} stroke={1.8} />
        </IconLink>
      )}
      <IconButton label={t('cashOf', { name: named(name) })} onClick={() => setOpened('cash')}>
        <IconCash size={24} stroke={1.8} />
      </IconButton>
      <IconButton label={t('noteOn', { name: named(name) })} onClick={() => setOpened('note')}>
        <IconMessagePlus size={24} stroke={1.8} />
      </IconButton>
      {undoable && (
        <Button look="plain" className={styles.undo} onClick={() => undo(undoable._id)}>
          <IconArrowBackUp size={20} stroke={2} aria-hidden />
          {words('undo')}
        </Button>
      )}
      {opened === 'cash' && <CashSheet party={party} name={name} onClose={close} />}
      {opened === 'note' && (
        <NoteSheet title={t('noteOn', { name: named(name) })} entry={party.entry} onClose={close} />
      )}
    </div>
  )
}
