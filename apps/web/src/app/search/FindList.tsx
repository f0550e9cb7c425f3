import { type MouseEvent, useEffect } from 'react'
import { useText } from '../../i18n/useText.ts'
import { AppLink } from '../../kit/AppLink.tsx'
import { isPlainClick } from '../../kit/isPlainClick.ts'
import { KeyCaps } from '../../kit/KeysHelp.tsx'
import { type Find, type FindGroup, lineId } from './find.ts'
import styles from './search.module.css'
import { searchMessages } from './searchMessages.ts'

interface FindListProps {
  id: string
  groups: FindGroup[]
  /** The key of the marked line. */
  current: string | undefined
  /** True if all lines but the instant ones are of an earlier search. */
  isOld: boolean
  isInstant: (key: string) => boolean
  onMark: (key: string) => void
  onChoose: (find: Find) => void
}

/** The lines by kind. A click opens one, with Ctrl or the middle button in a new tab, and takes no focus. */
export function FindList({ id, groups, current, isOld, isInstant, onMark, onChoose }: FindListProps) {
  const t = useText(searchMessages)
  useEffect(() => {
    if (current) document.getElementById(lineId(id, current))?.scrollIntoView({ block: 'nearest' })
  }, [id, current])
  return (
    <div id={id} role="listbox" aria-label={t('results')} className={styles.list}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be part of a list of options
        <div key={group.key} role="group" aria-labelledby={lineId(id, group.key)}>
          <div id={lineId(id, group.key)} className={styles.kind}>
            {group.label}
          </div>
          {group.finds.map((find) => (
            <Option
              key={find.key}
              id={lineId(id, find.key)}
              find={find}
              isMarked={find.key === current}
              isOld={isOld && !isInstant(find.key)}
              onMark={() => onMark(find.key)}
              onChoose={() => onChoose(find)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface OptionProps {
  id: string
  find: Find
  isMarked: boolean
  isOld: boolean
  onMark: () => void
  onChoose: () => void
}

function Option({ id, find, isMarked, isOld, onMark, onChoose }: OptionProps) {
  const shared = {
    id,
    role: 'option',
    tabIndex: -1,
    className: styles.option,
    'aria-selected': isMarked,
    'data-old': isOld || undefined,
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onMouseMove: isMarked ? undefined : onMark,
  }
  const { icon: Icon, title, subtitle, keys } = find
  const content = (
    <>
      <Icon size={16} stroke={1.6} aria-hidden className="quiet rigid" />
      <span className={styles.name}>
        <bdi className="cut">{title}</bdi>
      </span>
      {subtitle && (
        <span className={styles.about}>
          <bdi className="cut">{subtitle}</bdi>
        </span>
      )}
      {keys && (
        <span className={styles.about}>
          <KeyCaps keys={keys} />
        </span>
      )}
    </>
  )
  if (!('href' in find)) {
    return (
      <button type="button" {...shared} onClick={onChoose}>
        {content}
      </button>
    )
  }
  return (
    <AppLink
      {...shared}
      href={find.href}
      onClick={(event) => {
        if (!isPlainClick(event)) return find.onChosen?.()
        event.preventDefault()
        onChoose()
      }}
    >
      {content}
    </AppLink>
  )
}
