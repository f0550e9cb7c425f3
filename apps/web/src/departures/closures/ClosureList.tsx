import { useQuery } from '@tanstack/react-query'
import { queries } from '../../app/api.ts'
import { useText } from '../../i18n/useText.ts'
import { ClosureLine } from './ClosureLine.tsx'
import { closureMessages } from './closureMessages.ts'

/** The closures that apply today or later; nothing if there are none. */
export function ClosureList() {
  const t = useText(closureMessages)
  const { data } = useQuery(queries.departureClosures.list())
  if (!data?.data.length) return null
  return (
    <section aria-label={t('closures')} className="grid gap4">
      {data.data.map((closure) => (
        <ClosureLine key={closure._id} closure={closure} />
      ))}
    </section>
  )
}
