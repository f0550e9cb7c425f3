import { Skeleton } from '@mantine/core'
import type { FaultCode } from '@tourdesk/contract/parts'
import type { ReactNode } from 'react'
import { useText } from '../i18n/useText.ts'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Panel } from '../kit/Panel.tsx'
import styles from './home.module.css'
import { homeMessages } from './messages.ts'

interface BlockPartProps<Data> {
  /** Undefined while loading. */
  block: { data: Data | null; code: FaultCode | null } | undefined
  /** How many placeholder lines to show while loading. */
  lines: number
  onRetry: () => void
  children: (data: Data) => ReactNode
}

/** A titled block of the page. */
export function HomeBlock<Data>({ title, ...part }: BlockPartProps<Data> & { title: string }) {
  return (
    <Panel title={title} flush>
      <BlockPart {...part} />
    </Panel>
  )
}

/** The contents of a block: its data, placeholder lines while it loads, or an error. */
export function BlockPart<Data>({ block, lines, onRetry, children }: BlockPartProps<Data>) {
  const t = useText(homeMessages)
  if (!block) return <LoadingLines lines={lines} />
  if (block.data !== null) return children(block.data)
  return (
    <div className={styles.failure}>
      <ErrorState text={t('blockFailed')} onRetry={onRetry} />
    </div>
  )
}

function LoadingLines({ lines }: { lines: number }) {
  return (
    <div className={styles.loading} aria-busy>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never move
        <Skeleton key={line} height={10} width={`${45 + ((line * 17) % 40)}%`} />
      ))}
    </div>
  )
}
