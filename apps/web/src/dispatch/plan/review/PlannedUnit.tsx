import { Button } from '@mantine/core'
import type { UnitChangeKind } from '@tourdesk/domain/plan/changes/changesOf'
import type { ChosenUnit } from '@tourdesk/domain/plan/changes/chosenPlan'
import type { PresentUnit } from '@tourdesk/domain/plan/planDay'
import { useState } from 'react'
import { list } from '../../../i18n/format.ts'
import { named } from '../../../i18n/isolate.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/useText.ts'
import { Copyable } from '../../../kit/Isolated.tsx'
import type { Tone } from '../../../kit/statusLook.ts'
import { Tag } from '../../../kit/Tag.tsx'
import { UnitNumber } from '../../UnitNumber.tsx'
import styles from '../plan.module.css'
import { isTicked } from './choice.ts'
import { peopleIn, type UnitReview } from './departureReviews.ts'
import { MoveLine } from './MoveLine.tsx'
import { personName } from './planNames.ts'
import { ReplaceCrew } from './ReplaceCrew.tsx'
import { ReviewTick, Untickable } from './ReviewTick.tsx'
import { unitReasonText } from './reasonText.ts'
import { reviewMessages } from './reviewMessages.ts'
import { UnitFacts } from './UnitFacts.tsx'
import { useNames } from './useNames.ts'
import type { Review } from './useReview.ts'

const tones: Record<UnitChangeKind, Tone> = {
  made: 'green',
  changed: 'blue',
  dissolved: 'orange',
  kept: 'grey',
}

interface PlannedUnitProps {
  unit: UnitReview
  review: Review
  tabIndexOf: (row: string) => number
}

/** A unit today and with what's ticked: its vehicle and crew, why, and who gets on. */
export function PlannedUnit({
  unit: { unit, present, chosen, moves },
  review,
  tabIndexOf,
}: PlannedUnitProps) {
  const t = useText(reviewMessages)
  const { language } = useLanguage()
  const names = useNames(review.proposal)
  const [isOpen, setOpen] = useState(false)
  const { proposal, choice, plan, tick } = review
  const { facts, numbers } = proposal
  const name = names.ofUnit(unit, plan)
  const number = numbers.find(({ _id }) => _id === unit.key)?.number
  const ticked = isTicked(unit, choice)
  const why = unit.kind === 'dissolved' ? null : unitReasonText(unit, facts, language)
  const mayReplace = !proposal.applied && ticked && (unit.kind === 'made' || unit.kind === 'changed')
  const tabIndex = tabIndexOf(unit.key)
  const label = (
    <span className="inlineRow wrap gap2 across8">
      <Tag tone={tones[unit.kind]}>{t(unit.kind)}</Tag>
      <span className="strong">
        <Copyable>{name}</Copyable>
      </span>
    </span>
  )
  return (
    <li className={styles.unit} data-row={unit.key}>
      <div>
        <span className={`quiet small ${styles.side}`}>{t('today')}</span>
        {present ? (
          <>
            <p className="flat inlineRow wrap gap2 across8">
              {number !== undefined && <UnitNumber number={number} />}
              <span className="strong">
                <Copyable>{names.ofResources(present, present._id)}</Copyable>
              </span>
            </p>
            <UnitFacts unit={present} proposal={proposal} />
          </>
        ) : (
          <p className="flat quiet">{t('newVehicle')}</p>
        )}
      </div>
      <div>
        <span className={`quiet small ${styles.side}`}>{t('proposal')}</span>
        {unit.kind === 'kept' ? (
          <Untickable label={label} why={why} />
        ) : (
          <ReviewTick
            of={unit.key}
            label={label}
            why={why}
            checked={ticked}
            isFixed={proposal.applied !== null}
            tabIndex={tabIndex}
            onTick={tick}
          />
        )}
        {chosen && <UnitFacts unit={chosen} proposal={proposal} />}
        <Told present={present} review={review} />
        <Clash unit={unit.key} review={review} />
        {unit.kind === 'dissolved' && ticked && <LeftBehind present={present} review={review} />}
        {mayReplace && (
          <Button
            variant="default"
            size="compact-sm"
            className="notPrinted above4"
            data-stop="replace"
            tabIndex={tabIndex}
            aria-expanded={isOpen}
            aria-label={t('replaceOf', { name })}
            onClick={() => setOpen(!isOpen)}
          >
            {t('replace')}
          </Button>
        )}
        {mayReplace && isOpen && chosen && <ReplaceCrew unit={unit} chosen={chosen} review={review} />}
        {moves.length > 0 && (
          <ul className={`plainList ${styles.moves}`} aria-label={t('moves', { name })}>
            {moves.map((move) => (
              <MoveLine key={move.key} move={move} review={review} tabIndex={tabIndexOf(move.key)} />
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

/** Who knows about the unit already, so that someone has to tell them. */
function Told({ present, review: { proposal } }: { present: PresentUnit | null; review: Review }) {
  const t = useText(reviewMessages)
  const { request, facts } = proposal
  if (!request.touchTold || present === null) return null
  const who = [...present.told.map((one) => t(`told_${one}`)), ...(facts.isSignedOff ? [t('told_day')] : [])]
  if (who.length === 0) return null
  return <p className="flat orange">{t('toldTo', { who: list(who) })}</p>
}

function Clash({ unit, review: { clashes, proposal } }: { unit: ChosenUnit['key']; review: Review }) {
  const t = useText(reviewMessages)
  const twice = clashes.get(unit)
  if (!twice) return null
  const { facts } = proposal
  const names = twice.map((id) => facts.cars.find(({ _id }) => _id === id)?.plateId ?? personName(id, facts))
  return (
    <p role="alert" className="flat red">
      <Copyable>{t('twice', { names: list(names.map(named)) })}</Copyable>
    </p>
  )
}

/** People who stay on a unit that's dissolved have none then. */
function LeftBehind({ present, review }: { present: PresentUnit | null; review: Review }) {
  const t = useText(reviewMessages)
  const { proposal, chosen } = review
  const away = proposal.moves.filter(({ key, from }) => from === present?._id && chosen.moves.includes(key))
  const count = peopleIn(present?.parts ?? []) - peopleIn(away)
  if (count === 0) return null
  return <p className="flat red">{t('leftBehind', { count })}</p>
}
