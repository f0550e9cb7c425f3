import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ProposalNote, UnitStops } from '@tourdesk/contract/dispatch/stops'
import { arrange } from '@tourdesk/domain/dispatch/stops/arrange'
import { shiftStops } from '@tourdesk/domain/dispatch/stops/changeStops'
import { type Drives, drivesIn, estimatedDrives } from '@tourdesk/domain/dispatch/stops/drives'
import { useState } from 'react'
import { api, queries } from '../../app/api.ts'
import { useOfferUndo } from '../../app/useOfferUndo.ts'
import { useText } from '../../i18n/useText.ts'
import { useTellDirty } from '../../kit/dirty.ts'
import { useDraft } from '../../kit/draft/useDraft.ts'
import { toast } from '../../kit/toast/toast.tsx'
import { useAction } from '../../kit/useAction.ts'
import { useOutcomes } from '../../kit/useOutcomes.ts'
import { proposalMessages } from './proposal/proposalMessages.ts'
import { toldOthers } from './proposal/toldOthers.ts'
import { reloadStops } from './reloadStops.ts'
import {
  fitLines,
  isFine,
  isUnchanged,
  linesOf,
  linesOfProposal,
  movedLine,
  plannedStops,
  type StopLine,
  StopsDraft,
  typedTime,
} from './stopsDraft.ts'
import { stopsMessages } from './stopsMessages.ts'

export type StopPlan = ReturnType<typeof useStops>

/**
 * The stops of a unit while they're being planned: nothing is saved until the planner saves, and then all of
 * it at once. The draft survives a reload and changes by others.
 */
export function useStops(unit: UnitStops) {
  const t = useText(stopsMessages)
  const words = useText(proposalMessages)
  const client = useQueryClient()
  const offerUndo = useOfferUndo()
  const { update } = useOutcomes()
  const kept = useDraft(`stops ${unit._id}`, readDraft)
  const [planned, setPlanned] = useState(kept.restored)
  const [isChecked, setIsChecked] = useState(false)
  /** About the last proposal, until the planner changes something of it. */
  const [notes, setNotes] = useState<readonly ProposalNote[]>([])
  const ways = useWays(unit)
  const { stops } = unit
  const lines = planned ? fitLines(planned.lines, stops) : linesOf(stops)
  const isDirty = !isUnchanged(lines, stops)
  const keys = stops.map(({ key }) => key)
  useTellDirty(isDirty)

  function plan(next: StopLine[]): void {
    const draft = { lines: next, basis: planned && isDirty ? planned.basis : keys }
    setPlanned(draft)
    setNotes([])
    if (isUnchanged(next, stops)) kept.clear()
    else kept.write(draft)
  }

  function discard(): void {
    kept.drop()
    setPlanned(null)
    setNotes([])
    setIsChecked(false)
  }

  const save = useAction(
    () =>
      api.unitStops.change({
        params: { id: unit._id },
        body: { stops: lines.map((line) => sent(line, stops)), updatedAt: unit.updatedAt },
      }),
    {
      running: update.running,
      failure: update.failure,
      onSuccess: async (saved) => {
        const { undo, ...now } = saved
        discard()
        client.setQueryData(queries.unitStops.get({ params: { id: unit._id } }).queryKey, now)
        offerUndo(t('saved'), `stops ${unit._id}`, { undo })
        await reload()
      },
      // The draft stays, and is fitted to what others saved.
      onFailure: () => void reload(),
    },
  )

  const reload = () => reloadStops(client)

  const propose = useAction(() => api.unitStops.propose({ params: { id: unit._id } }), {
    failure: words('notProposed'),
    onSuccess: (proposal) => {
      const isSame = proposal.stops.every(({ time, proposedTime }) => time === proposedTime)
      if (!proposal.notes.some(({ code }) => code === 'too_early')) plan(linesOfProposal(proposal))
      setNotes(proposal.notes)
      if (isSame && proposal.notes.length === 0) toast.info(words('fits'))
    },
    onFailure: () => void reload(),
  })

  const arranged = plannedStops(lines, stops)
  const timesOf = new Map(arranged.map(({ key, time }) => [key, time]))

  return {
    lines,
    planned: arranged,
    ways,
    isDirty,
    notes,
    /** The customers whose reminder named another time than the plan. */
    told: toldOthers(stops, (at) => timesOf.get(stops[at]?.key ?? '') ?? null),
    propose: () => void propose.run(),
    isProposing: propose.busy,
    /** True if another user changed the stops after this draft was started. */
    isOutdated: isDirty && planned !== null && planned.basis.join() !== keys.join(),
    /** Keys of the lines whose time can't be saved; empty before the first try to save. */
    wrong: isChecked ? lines.filter((line) => !isFine(line, stopOf(line, stops))).map(({ key }) => key) : [],
    setTime: (key: string, time: string) =>
      plan(lines.map((line) => (line.key === key ? { key, time } : line))),
    move: (key: string, to: number) => plan(movedLine(lines, key, to)),
    arrange() {
      const times = new Map(lines.map((line) => [line.key, line]))
      plan(arrange(arranged, ways.drives).map(({ key }) => times.get(key) ?? { key, time: '' }))
    },
    shift(minutes: number) {
      const shifted = shiftStops(
        lines.map(({ key, time }) => ({ key, time: time || null })),
        minutes,
      )
      if (shifted) plan(shifted.map(({ key, time }) => ({ key, time: time ?? '' })))
      else toast.error(t('shiftRefused'))
    },
    /** Saves; if a time can't be saved, returns the key of its line instead, else null. */
    async save(): Promise<string | null> {
      const wrong = lines.find((line) => !isFine(line, stopOf(line, stops)))
      setIsChecked(true)
      if (wrong) return wrong.key
      await save.run()
      return null
    },
    isSaving: save.busy,
    discard,
  }
}

/** The drives between the stops, estimated by straight lines until the server answers, or if it fails. */
function useWays({ _id, stops }: UnitStops): { drives: Drives; isLoading: boolean; hasFailed: boolean } {
  const answer = useQuery(queries.unitStops.drives({ params: { id: _id } }))
  const keys = stops.map(({ key }) => key).toSorted()
  // Ignores drives of other stops, since new ones are loading.
  const table = answer.data?.keys.toSorted().join() === keys.join() ? answer.data : undefined
  return {
    drives: drivesIn(table ?? estimatedDrives(stops, null)),
    isLoading: answer.isPending,
    hasFailed: answer.isError || table?.source === 'failed',
  }
}

function sent(line: StopLine, stops: UnitStops['stops']) {
  const saved = stopOf(line, stops)?.time ?? null
  return { key: line.key, time: line.time === (saved ?? '') ? saved : typedTime(line) }
}

function stopOf({ key }: StopLine, stops: UnitStops['stops']) {
  return stops.find((stop) => stop.key === key)
}

function readDraft(kept: unknown): StopsDraft {
  return StopsDraft.parse(kept)
}
