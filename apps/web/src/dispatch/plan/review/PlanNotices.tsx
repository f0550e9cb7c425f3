import { Button } from '@mantine/core'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import type { DayProposal } from '@tourdesk/contract/plan/proposal'
import { useEffect, useRef } from 'react'
import { dateTime, list } from '../../../i18n/format.ts'
import { ltr, named } from '../../../i18n/isolate.ts'
import { useText } from '../../../i18n/useText.ts'
import { FormAlert } from '../../../kit/form/FormAlert.tsx'
import { LinkButton } from '../../../kit/LinkButton.tsx'
import { Notice } from '../../../kit/Notice.tsx'
import { dayHref } from '../../dayHref.ts'
import { usePropose } from '../usePropose.ts'
import { lacksOf } from './lacksOf.ts'
import { reviewMessages } from './reviewMessages.ts'
import type { Refusal } from './useApply.ts'

interface PlanNoticesProps {
  proposal: DayProposal
  refused: Refusal | null
}

/** What a planner has to know before they look: why it wasn't applied, what has changed, and what the day lacks. */
export function PlanNotices({ proposal, refused }: PlanNoticesProps) {
  const t = useText(reviewMessages)
  const { applied, isCut, request } = proposal
  return (
    <>
      {applied && (
        <div className="row wrap gap8">
          <Notice icon={<IconInfoCircle size={16} stroke={1.6} aria-hidden />}>
            {t('appliedBy', { name: named(applied.name), at: ltr(dateTime(applied.at)) })}
          </Notice>
          <LinkButton href={dayHref(request.date)} variant="default">
            {t('toDay')}
          </LinkButton>
        </div>
      )}
      {!applied && <Refused proposal={proposal} refused={refused} />}
      {isCut && <Notice icon={<IconInfoCircle size={16} stroke={1.6} aria-hidden />}>{t('isCut')}</Notice>}
      <Lacks proposal={proposal} />
    </>
  )
}

/** Gets the focus when the server refuses. */
function Refused({ proposal, refused }: PlanNoticesProps) {
  const t = useText(reviewMessages)
  const propose = usePropose()
  const part = useRef<HTMLElement>(null)
  const names = useChangedNames(proposal, refused)
  useEffect(() => {
    if (refused) part.current?.focus()
  }, [refused])
  const isOutdated = names.length > 0 || refused?.isOutdated === true
  if (!refused && !isOutdated) return null
  return (
    <FormAlert
      ref={part}
      icon={<IconAlertTriangle size={16} stroke={1.6} aria-hidden />}
      title={isOutdated ? t('outdated') : (refused?.text ?? '')}
    >
      {names.length > 0 && (
        <p>
          {t('changedNow')} {list(names)}
        </p>
      )}
      {refused && <p>{t('notApplied')}</p>}
      {isOutdated && (
        <Button
          variant="default"
          size="compact-sm"
          className="above4"
          onClick={() => propose(proposal.request)}
        >
          {t('again')}
        </Button>
      )}
    </FormAlert>
  )
}

function useChangedNames({ changed }: DayProposal, refused: Refusal | null): string[] {
  const t = useText(reviewMessages)
  if (changed.length === 0) return refused?.changed ? [named(refused.changed)] : []
  return changed.map(({ kind, name }) =>
    kind === 'day' ? t('changed_day') : t(`changed_${kind}`, { name: named(name) }),
  )
}

/** A day without cars or crew can't be planned well; each line links to where they're added. */
function Lacks({ proposal }: { proposal: DayProposal }) {
  const t = useText(reviewMessages)
  const lacks = lacksOf(proposal.facts)
  if (lacks.length === 0) return null
  return (
    <ul className="plainList row wrap gap8 across16" aria-label={t('missing')}>
      {lacks.map(({ key, page }) => (
        <li key={key} className="inlineRow gap8 orange">
          <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
          {t(key)}
          <LinkButton href={page.href} variant="default" size="compact-sm">
            {t(page.key)}
          </LinkButton>
        </li>
      ))}
    </ul>
  )
}
