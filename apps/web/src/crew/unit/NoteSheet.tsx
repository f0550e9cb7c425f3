import { type FormEvent, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { crewMessages } from '../crewMessages.ts'
import { Button } from '../parts/Button.tsx'
import { Choice } from '../parts/Choice.tsx'
import { Field } from '../parts/Field.tsx'
import { Sheet, SheetActions } from '../parts/Sheet.tsx'
import { record } from '../record.ts'
import { useRoad } from './RoadContext.ts'
import { unitMessages } from './unitMessages.ts'

/** The most characters of a note. */
const most = 1000
const kinds = ['note', 'incident'] as const

interface NoteSheetProps {
  title: string
  /** Null for the whole vehicle. */
  entry: string | null
  onClose: () => void
}

/** A note on a party or on the vehicle, or an incident, which the office sees at once. */
export function NoteSheet({ title, entry, onClose }: NoteSheetProps) {
  const t = useText(unitMessages)
  const words = useText(crewMessages)
  const { unit } = useRoad()
  const [kind, setKind] = useState<(typeof kinds)[number]>('note')
  const [text, setText] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const [isKept, setIsKept] = useState(false)
  const isMissing = text.trim() === ''
  async function save(event: FormEvent) {
    event.preventDefault()
    setIsAsked(true)
    if (isMissing || isKept) return
    setIsKept(true)
    const kept = await record({ kind, tourCar: unit._id, selectedTour: entry, text: text.trim() })
    if (kept) onClose()
    else setIsKept(false)
  }
  return (
    <Sheet title={title} onClose={onClose}>
      <form noValidate onSubmit={(event) => void save(event)} className="form">
        <Field label={t('text')} error={isAsked && isMissing ? t('textMissing') : ''}>
          {(props) => (
            <textarea
              {...props}
              dir="auto"
              rows={4}
              maxLength={most}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <Choice
          label={t('kind')}
          hidesLabel
          options={kinds.map((value) => ({ value, label: t(value) }))}
          value={kind}
          onChange={setKind}
        />
        {kind === 'incident' && <p className="quiet">{t('incidentHelp')}</p>}
        <SheetActions>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button type="submit" look="main">
            {words('save')}
          </Button>
        </SheetActions>
      </form>
    </Sheet>
  )
}
