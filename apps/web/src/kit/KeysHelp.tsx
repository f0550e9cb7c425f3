import { Kbd } from '@mantine/core'
import { Fragment, useEffect, useState } from 'react'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { LazyDialog } from './dialog/LazyDialog.tsx'
import { Heading } from './Heading.tsx'
import styles from './KeysHelp.module.css'
import { type OfferedAction, useOfferedActions } from './offeredActions.ts'
import { useKeys } from './useKeys.ts'

/** `?` lists the page's shortcuts. Used once, in the frame. */
export function KeysHelp() {
  const t = useText(common)
  const [opened, setOpened] = useState(false)
  const keys = useOfferedActions().filter(hasKeys)
  useEffect(() => LazyDialog.preload(), [])
  useKeys([{ keys: 'shift+slash', label: t('keysHelp'), run: () => setOpened(true), everywhere: true }])
  return (
    <LazyDialog opened={opened} onClose={() => setOpened(false)} title={t('keys')} size="small">
      <KeyList title={t('keysPage')} keys={keys.filter((key) => !key.everywhere)} />
      <KeyList title={t('keysEverywhere')} keys={keys.filter((key) => key.everywhere && !isGoing(key))} />
      <KeyList title={t('keysGo')} keys={keys.filter(isGoing)} />
    </LazyDialog>
  )
}

type ListedKey = OfferedAction & Required<Pick<OfferedAction, 'keys'>>

function hasKeys(action: OfferedAction): action is ListedKey {
  return action.keys !== undefined
}

/** `g` and a letter open a page. */
function isGoing({ keys }: ListedKey): boolean {
  return keys.startsWith('g ')
}

function KeyList({ title, keys }: { title: string; keys: ListedKey[] }) {
  if (keys.length === 0) return null
  return (
    <>
      <Heading className="quiet flat below8 small strong">{title}</Heading>
      <dl className={styles.list}>
        {keys.map((key) => (
          <Fragment key={key.keys}>
            <dt>
              <KeyCaps keys={key.keys} />
            </dt>
            <dd>{key.label}</dd>
          </Fragment>
        ))}
      </dl>
    </>
  )
}

/** A key as it is printed on the keyboard. */
export function KeyCaps({ keys }: { keys: string }) {
  if (keys === 'shift+slash') return <Kbd size="xs">?</Kbd>
  return (
    <bdi dir="ltr" className="numeric">
      {keys.split(/[ +]/).map((key) => (
        <Fragment key={key}>
          <Kbd size="xs">{capOf(key)}</Kbd>{' '}
        </Fragment>
      ))}
    </bdi>
  )
}

const isMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent)

function capOf(key: string): string {
  if (key === 'slash') return '/'
  if (key === 'mod') return isMac ? '⌘' : 'Ctrl'
  if (key === 'ArrowLeft') return '←'
  if (key === 'ArrowRight') return '→'
  if (key === 'ArrowUp') return '↑'
  if (key === 'ArrowDown') return '↓'
  return key.charAt(0).toUpperCase() + key.slice(1)
}
