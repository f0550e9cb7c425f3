import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './PageTabs.module.css'

interface PageTabsProps<Value extends string> {
  /** The label of the tabs, for screen readers. */
  label: string
  tabs: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  /** At the end of the line of tabs. */
  actions?: ReactNode
  /** The content of the chosen tab. */
  children: ReactNode
}

/** The tabs of a page; the address keeps the chosen one. */
export function PageTabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  actions,
  children,
}: PageTabsProps<Value>) {
  return (
    <Tabs
      value={value}
      onChange={(next) => {
        const tab = tabs.find((each) => each.value === next)
        if (tab) onChange(tab.value)
      }}
      classNames={{ root: styles.root, panel: styles.panel, tab: styles.tab }}
    >
      <div className={`row gap12 ${styles.line}`}>
        <Tabs.List aria-label={label}>
          {tabs.map((tab) => (
            <Tabs.Tab key={tab.value} value={tab.value}>
              {tab.label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {actions && <div className="row wrap justifyEnd gap8">{actions}</div>}
      </div>
      {tabs.map((tab) => (
        <Tabs.Panel key={tab.value} value={tab.value}>
          {tab.value === value && children}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
