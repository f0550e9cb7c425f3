import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { pointerOutsideOfPreview } from '@atlaskit/pragmatic-drag-and-drop/element/pointer-outside-of-preview'
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview'
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import styles from './dragging.module.css'

/** What's being dragged: entries by id, and their label. */
export interface Party {
  ids: readonly string[]
  name: string
}

/** Makes a row draggable. */
export function usePartyDrag(row: RefObject<HTMLElement | null>, partyOf: () => Party, isOff: boolean): void {
  const current = useEffectEvent(partyOf)
  useEffect(() => {
    if (isOff || !row.current) return
    return draggable({
      element: row.current,
      getInitialData: () => ({ party: current().ids }),
      onGenerateDragPreview: ({ nativeSetDragImage }) =>
        setCustomNativeDragPreview({
          nativeSetDragImage,
          getOffset: pointerOutsideOfPreview({ x: '12px', y: '8px' }),
          render: ({ container }) => container.append(previewOf(current().name)),
        }),
    })
  }, [row, isOff])
}

/** Makes a card a drop target; returns true while rows are over it. */
export function useVehicleDrop(card: RefObject<HTMLElement | null>, vehicle: string): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    if (!card.current) return
    return dropTargetForElements({
      element: card.current,
      getData: () => ({ vehicle }),
      onDragEnter: () => setIsOver(true),
      onDragLeave: () => setIsOver(false),
      onDrop: () => setIsOver(false),
    })
  }, [card, vehicle])
  return isOver
}

/** The ids being dragged. */
export function useDragged(): readonly string[] {
  const [dragged, setDragged] = useState<readonly string[]>([])
  useEffect(
    () =>
      monitorForElements({
        onDragStart: ({ source }) => setDragged(idsOf(source.data.party)),
        onDrop: () => setDragged([]),
      }),
    [],
  )
  return dragged
}

/** Calls `onDrop` for drops on cards; a drop outside all cards does nothing. */
export function useDrops(onDrop: (ids: readonly string[], vehicle: string) => void): void {
  const tell = useEffectEvent(onDrop)
  useEffect(
    () =>
      monitorForElements({
        onDragStart: () => {
          document.body.dataset.dragging = ''
        },
        onDrop: ({ source, location }) => {
          delete document.body.dataset.dragging
          const vehicle = location.current.dropTargets[0]?.data.vehicle
          if (typeof vehicle === 'string') tell(idsOf(source.data.party), vehicle)
        },
      }),
    [],
  )
}

/** Scrolls a part of the page while something is dragged near its edge. */
export function useScrollWhileDragging(part: RefObject<HTMLElement | null>): void {
  useEffect(() => (part.current ? autoScrollForElements({ element: part.current }) : undefined), [part])
}

function idsOf(party: unknown): string[] {
  return Array.isArray(party) ? party.map(String) : []
}

function previewOf(name: string): HTMLElement {
  const preview = document.createElement('div')
  preview.className = styles.preview ?? ''
  preview.textContent = name
  return preview
}
