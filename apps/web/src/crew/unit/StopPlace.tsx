import { useManifestTexts } from '../useManifestTexts.ts'
import type { SheetStop } from './stopsInOrder.ts'

/** `Dan Tel Aviv`, with city and address below it. */
export function StopPlace({ stop }: { stop: SheetStop }) {
  const texts = useManifestTexts()
  const { kind, name, address, city } = stop
  if (kind === 'none') return texts.word('none')
  return (
    <>
      <bdi>{name || address}</bdi>{' '}
      <span className="quiet" style={{ display: 'block', fontWeight: 400 }}>
        {[texts.city(city), kind === 'private' && texts.word('private')].filter(Boolean).join(' · ')}
        {name && address && name !== address && (
          <>
            {' · '}
            <bdi>{address}</bdi>
          </>
        )}
      </span>
    </>
  )
}
