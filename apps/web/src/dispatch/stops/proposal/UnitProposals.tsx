import { Checkbox } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { NumberedProposal } from '@tourdesk/contract/dispatch/stops'
import { useController, useFormContext } from 'react-hook-form'
import { useText } from '../../../i18n/useText.ts'
import { Name } from '../../../kit/Isolated.tsx'
import { Notice } from '../../../kit/Notice.tsx'
import { stopsMessages } from '../stopsMessages.ts'
import { ProposalNotes } from './ProposalNotes.tsx'
import { ProposalTable } from './ProposalTable.tsx'
import { proposalMessages } from './proposalMessages.ts'
import { ToldNotice } from './ToldNotice.tsx'
import { toldOthers } from './toldOthers.ts'

interface UnitProposalsProps {
  units: readonly NumberedProposal[]
  /** Ids of the units that the proposal changes; the others can't be ticked. */
  changed: readonly string[]
}

/** The vehicles of a departure, each with a tick and its stops: the times now and the proposed ones. */
export function UnitProposals({ units, changed }: UnitProposalsProps) {
  const t = useText(proposalMessages)
  const words = useText(stopsMessages)
  const { control } = useFormContext<{ chosen: string[] }>()
  const { field, fieldState } = useController({ control, name: 'chosen' })
  const ticked = changed.filter((id) => field.value.includes(id))
  const told = units
    .filter(({ _id }) => ticked.includes(_id))
    .flatMap(({ stops }) => toldOthers(stops, (at) => stops[at]?.proposedTime ?? null))
  return (
    <>
      {units.some(({ source }) => source === 'failed') && (
        <Notice icon={<IconAlertTriangle size={16} />}>{words('mapFailed')}</Notice>
      )}
      {changed.length === 0 && <p role="status">{t('fits')}</p>}
      <ToldNotice names={told} />
      <Checkbox.Group
        aria-label={t('units')}
        value={ticked}
        error={fieldState.error && t('noneTicked')}
        onChange={(chosen) => field.onChange(changed.filter((id) => chosen.includes(id)))}
      >
        <ul className="plainList grid gap16">
          {units.map((unit) => (
            <li key={unit._id} className="stack gap4">
              <Unit unit={unit} isChanged={changed.includes(unit._id)} />
            </li>
          ))}
        </ul>
      </Checkbox.Group>
    </>
  )
}

function Unit({ unit, isChanged }: { unit: NumberedProposal; isChanged: boolean }) {
  const t = useText(proposalMessages)
  const { _id, number, vehicle, stops, notes } = unit
  const moved = stops.filter(({ time, proposedTime }) => time !== proposedTime).length
  return (
    <>
      <Checkbox
        value={_id}
        disabled={!isChanged}
        label={
          <>
            <span className="strong">{t('vehicle', { number })}</span> {vehicle && <Name>{vehicle}</Name>}{' '}
            <span className="quiet">{isChanged ? t('moved', { count: moved }) : t('unmoved')}</span>
          </>
        }
      />
      <ProposalNotes notes={notes} stops={stops} />
      <ProposalTable label={t('vehicle', { number })} stops={stops} />
    </>
  )
}
