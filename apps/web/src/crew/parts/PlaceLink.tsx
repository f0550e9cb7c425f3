import type { ComponentProps } from 'react'
import { isPlainClick } from '../../kit/isPlainClick.ts'
import { go } from '../crewPath.ts'

/** A link to another place of the crew's page, which opens without loading the page again. */
export function PlaceLink({ to, ...rest }: { to: string } & Omit<ComponentProps<'a'>, 'href'>) {
  return (
    <a
      href={to}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        go(to)
      }}
      {...rest}
    />
  )
}
