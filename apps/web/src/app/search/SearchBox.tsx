import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { searchLimits } from '@tourdesk/contract/search/search'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { list } from '../../i18n/format.ts'
import { named } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { useOpen } from '../../kit/AppLink.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import type { NavigationMenu } from '../useNavigationEntries.ts'
import { FindList } from './FindList.tsx'
import { type Find, lineId } from './find.ts'
import { SearchKeys } from './SearchKeys.tsx'
import styles from './search.module.css'
import { searchMessages } from './searchMessages.ts'
import { useFinds } from './useFinds.ts'

interface SearchBoxProps {
  menu: NavigationMenu
  takeTyped: () => string
  /** The page's actions can't be reached then. */
  isOverDialog: boolean
  onLogout: () => void
  onDone: () => void
}

/** The field and its lines. The field keeps the focus; the arrow keys mark a line, and Enter opens it. */
export function SearchBox({ onDone, takeTyped, ...own }: SearchBoxProps) {
  const t = useText(searchMessages)
  const open = useOpen()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [marked, setMarked] = useState<string | null>(null)
  /** Set if Enter was pressed before the results arrived. */
  const [waits, setWaits] = useState<'here' | 'newTab' | null>(null)
  const { query, groups, isAsking, isSettled, isInstant, isError, failed, askNow, retry } = useFinds(
    typed,
    own,
  )
  const finds = groups.flatMap((group) => group.finds)
  const current = finds.find(({ key }) => key === marked) ?? finds[0]

  function choose(find: Find, where: 'here' | 'newTab') {
    find.onChosen?.()
    if ('href' in find && where === 'newTab') return void window.open(find.href, '_blank', 'noopener')
    onDone()
    if ('href' in find) open(find.href)
    else find.run()
  }

  function enter(where: 'here' | 'newTab') {
    const isMeant = current && (isSettled || marked === current.key || isInstant(current.key))
    if (isMeant) return choose(current, where)
    if (isSettled) return
    setWaits(where)
    askNow()
  }

  function move(step: number) {
    const index = current ? finds.indexOf(current) : -1
    setMarked(finds[(index + step + finds.length) % finds.length]?.key ?? null)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' && finds.length > 0) move(1)
    else if (event.key === 'ArrowUp' && finds.length > 0) move(-1)
    else if (event.key === 'Enter') enter(event.ctrlKey || event.metaKey ? 'newTab' : 'here')
    else return
    event.preventDefault()
  }

  function goOnTyping() {
    const [early = '', ...enters] = takeTyped().split('\n')
    if (early) setTyped(early)
    if (enters.length > 0) setWaits('here')
  }

  const chooseAwaited = useEffectEvent(() => {
    if (waits && current) choose(current, waits)
    setWaits(null)
  })
  useEffect(() => {
    if (isSettled && waits) chooseAwaited()
  }, [isSettled, waits])

  return (
    <div className="grid gap12">
      <TextInput
        role="combobox"
        aria-label={t('placeholder')}
        aria-autocomplete="list"
        aria-expanded={finds.length > 0}
        aria-controls={finds.length > 0 ? listId : undefined}
        aria-activedescendant={current && lineId(listId, current.key)}
        placeholder={t('placeholder')}
        classNames={{ input: 'ownDirection' }}
        leftSection={<IconSearch size={16} stroke={1.6} />}
        autoComplete="off"
        spellCheck={false}
        maxLength={searchLimits.longest}
        data-autofocus
        value={typed}
        onFocus={goOnTyping}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setMarked(null)
          setWaits(null)
        }}
        onKeyDown={onKeyDown}
      />
      {finds.length > 0 && (
        <FindList
          id={listId}
          groups={groups}
          current={current?.key}
          isOld={!isSettled}
          isInstant={isInstant}
          onMark={setMarked}
          onChoose={(find) => choose(find, 'here')}
        />
      )}
      <div role="status" className={styles.status}>
        {isAsking && !isSettled && finds.length === 0 && <p className={styles.late}>{t('searching')}</p>}
        {isAsking && isSettled && !isError && finds.length === 0 && failed.length === 0 && (
          <p>{t('nothing', { q: named(query) })}</p>
        )}
        {!isAsking && finds.length === 0 && <p>{t('hint')}</p>}
      </div>
      {isError && <ErrorState text={t('failed')} onRetry={retry} />}
      {failed.length > 0 && <ErrorState text={t('partlyFailed', { kinds: list(failed) })} onRetry={retry} />}
      <SearchKeys />
    </div>
  )
}
