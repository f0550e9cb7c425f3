import type { SheetParty } from '@tourdesk/contract/dispatch/manifests'
import { Code } from '../../kit/Isolated.tsx'
import { useManifestTexts } from '../useManifestTexts.ts'
import { ToCollect } from './ToCollect.tsx'
import styles from './unit.module.css'

/** What's on the sheet about a party. */
export function PartyFacts({ party }: { party: SheetParty }) {
  const texts = useManifestTexts()
  const typed = [
    { word: 'room', text: party.room },
    { word: 'notes', text: party.notes },
    { word: 'customerNotes', text: party.customerNotes },
  ] as const
  return (
    <div className={styles.facts}>
      <p>
        {texts.tickets(party.tickets)}
        {party.language && ` · ${texts.language(party.language)}`}
      </p>
      {party.split && <p>{texts.split(party)}</p>}
      {typed.map(
        ({ word, text }) =>
          text && (
            <p key={word}>
              <span className="quiet">{texts.word(word)}:</span> <bdi>{text}</bdi>
            </p>
          ),
      )}
      {(party.orderNumber !== undefined || party.agency) && (
        <p className="quiet">
          {party.orderNumber !== undefined && <Code>{party.orderNumber}</Code>}
          {party.agency && (
            <>
              {' · '}
              <bdi>{party.agency}</bdi>
            </>
          )}
        </p>
      )}
      <ToCollect party={party} />
    </div>
  )
}
