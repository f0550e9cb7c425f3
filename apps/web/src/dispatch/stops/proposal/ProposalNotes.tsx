import { IconAlertTriangle } from '@tabler/icons-react'
import type { ProposalNote, UnitStop } from '@tourdesk/contract/dispatch/stops'
import { placeName } from '@tourdesk/domain/entries/place'
import { named } from '../../../i18n/isolate.ts'
import { useLabel } from '../../../i18n/labels.ts'
import { useText } from '../../../i18n/useText.ts'
import { cityLabels } from '../../../i18n/vocabulary/catalogue.ts'
import { proposalMessages } from './proposalMessages.ts'

interface ProposalNotesProps {
  notes: readonly ProposalNote[]
  /** The stops that the notes name by their keys. */
  stops: readonly UnitStop[]
}

/** What a planner should know about proposed times; nothing if there's nothing to know. */
export function ProposalNotes({ notes, stops }: ProposalNotesProps) {
  const textOf = useNoteText(stops)
  if (notes.length === 0) return null
  return (
    <div role="status">
      <ul className="plainList">
        {notes.map((note) => (
          <li key={`${note.code} ${note.from}`} className="flex gap6 orange">
            <IconAlertTriangle className="rigid" size={16} stroke={1.8} aria-hidden />
            <span>{textOf(note)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function useNoteText(stops: readonly UnitStop[]) {
  const t = useText(proposalMessages)
  const city = useLabel(cityLabels)
  const placeOf = (key: string) => stops.find((stop) => stop.key === key)?.place
  const cityOf = (key: string) => {
    const place = placeOf(key)
    return place ? city(place.city) : ''
  }
  const nameOf = (key: string) => {
    const place = placeOf(key)
    return place ? named(placeName(place)) : ''
  }
  return (note: ProposalNote): string => {
    switch (note.code) {
      case 'cities_too_close': {
        const { minutes: count, needed } = note
        const cities = { from: cityOf(note.from), to: cityOf(note.to) }
        return count < 0
          ? t('cities_reversed', { ...cities, needed })
          : t('cities_too_close', { ...cities, count, needed })
      }
      case 'way_unknown':
        return t('way_unknown', { from: nameOf(note.from), to: nameOf(note.to) })
      case 'too_early':
        return t('too_early', { place: nameOf(note.from) })
    }
  }
}
