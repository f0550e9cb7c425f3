import { Button } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { list } from '../../../i18n/format.ts'
import { useText } from '../../../i18n/useText.ts'
import { FormAlert } from '../FormAlert.tsx'
import { versionMessages } from './messages.ts'
import type { Decision, Side, Versions } from './useVersionedForm.ts'
import styles from './VersionNotice.module.css'

interface VersionNoticeProps {
  versions: Versions
  noticeRef: RefObject<HTMLElement | null>
}

/** Says what a colleague's save changed in the form, and lets the user resolve each conflict. */
export function VersionNotice({ versions, noticeRef }: VersionNoticeProps) {
  const t = useText(versionMessages)
  const { takenOver, decisions, choose } = versions
  return (
    <FormAlert ref={noticeRef} icon={<IconUsers size={16} stroke={1.6} aria-hidden />} title={t('title')}>
      {takenOver.length > 0 && <p>{t('takenOver', { parts: list(takenOver) })}</p>}
      {decisions.length > 0 ? <p>{t('decide')}</p> : <p>{t('saveAgain')}</p>}
      {decisions.length > 0 && (
        <ul className={`grid gap4 plainList above8 ${styles.parts}`}>
          {decisions.map((decision) => (
            <li key={decision.name}>
              <bdi>{decision.name}</bdi>
              <span className="flex gap6">
                <SideButton decision={decision} side="mine" choose={choose} />
                <SideButton decision={decision} side="theirs" choose={choose} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </FormAlert>
  )
}

interface SideButtonProps {
  decision: Decision
  side: Side
  choose: Versions['choose']
}

function SideButton({ decision: { name, chosen }, side, choose }: SideButtonProps) {
  const t = useText(versionMessages)
  return (
    <Button
      size="compact-sm"
      variant={chosen === side ? 'filled' : 'default'}
      aria-pressed={chosen === side}
      aria-label={t(`${side}Of`, { part: name })}
      onClick={() => choose(name, side)}
    >
      {t(side)}
    </Button>
  )
}
