import { IconCheck, IconCircle, IconCircleHalf, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Sign, Tone } from './statusLook.ts'
import styles from './Tag.module.css'

interface TagProps {
  tone?: Tone
  sign?: Sign | undefined
  children: ReactNode
}

const icons = { done: IconCheck, half: IconCircleHalf, open: IconCircle, over: IconX } as const

export function Tag({ tone = 'grey', sign, children }: TagProps) {
  const Icon = sign && icons[sign]
  return (
    <span className={styles.tag} data-tone={tone} data-sign={sign}>
      {Icon && <Icon size={10} stroke={2.4} aria-hidden className={styles.sign} />}
      {children}
    </span>
  )
}
