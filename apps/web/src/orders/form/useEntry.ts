import type { Day } from '@tourdesk/domain/calendar'
import { choose, type Scene } from '@tourdesk/domain/entries/choices'
import { groupTypeOf } from '@tourdesk/domain/entries/entry'
import type { EntryDraft } from '@tourdesk/domain/entries/entryDraft'
import type { EntryField } from '@tourdesk/domain/orders/fieldLocks'
import { entryFields, fieldsWith, pick } from '@tourdesk/domain/orders/fieldRules'
import { noHabits } from '@tourdesk/domain/orders/habits'
import { chooseTour, clearPresets, type PresetFacts } from '@tourdesk/domain/orders/presets'
import { useWatch } from 'react-hook-form'
import { useOrderDesk } from './OrderDesk.ts'
import { rightsOf } from './orderFacts.ts'

/** An entry of the form with its tour, its locks and its setters. */
export function useEntry(index: number) {
  const desk = useOrderDesk()
  const { form, orderType, order, world, facts, locks, patchEntry } = desk
  const { control } = form
  const entry = useWatch({ control, name: `selectedTours.${index}`, compute: choicesOf })
  const [agency, override] = useWatch({ control, name: ['agency', 'overrideUnavailability'] })
  if (!entry) throw new Error(`no entry ${index}`)
  const scene: Scene = {
    orderType,
    tour: daysOf(entry.tour),
    allowsPrivate: facts.account.isMain || (rightsOf(world, agency)?.allowPrivateGroup ?? false),
    moment: { now: new Date(), override: override && facts.canOverride },
  }
  /** The whole entry as currently typed. */
  const typed = () => form.getValues(`selectedTours.${index}`)
  const presetFacts: PresetFacts = {
    habits: entry._id ? noHabits : world.habits,
    locations: world.locations,
    sceneOf: (tour) => ({ ...scene, tour: daysOf(tour) }),
  }
  return {
    desk,
    entry,
    typed,
    scene,
    /** True if the tour brings its guests back. */
    includesReturn: facts.tours.get(entry.tour ?? '')?.doesIncludeReturnTransport ?? true,
    takesAddress: groupTypeOf(entry, orderType) === 'private_group',
    isClosed: (field: EntryField) => locks.entry(field, entry) !== null,
    patch: (patch: Partial<EntryDraft>) => patchEntry(index, patch),
    presetFacts,
    /** Sets the tour and the day typed with it, and presets the rest from the person's last orders. */
    chooseTour: (tour: string | null, day: Day | null) =>
      patchEntry(index, chooseTour(typed(), { tour, day }, presetFacts)),
    clearPresets: () => patchEntry(index, clearPresets(typed(), presetFacts)),
    /** Sets values that other fields depend on. */
    choose: (choice: Partial<EntryDraft>) =>
      patchEntry(
        index,
        choose(typed(), choice, {
          ...scene,
          tour: daysOf(choice.tour === undefined ? entry.tour : choice.tour),
        }),
      ),
  }

  /** The days of a tour on sale, or of the saved order's own tour. */
  function daysOf(id: string | null) {
    const saved = order?.selectedTours.find(({ tour }) => tour?._id === id)
    return world.tours.find(({ _id }) => _id === id) ?? saved?.tour?.days ?? undefined
  }
}

const chosenFields = fieldsWith(entryFields, 'kind', 'id', 'choice', 'size', 'day', 'flag')

/** The parts of an entry that affect its other fields; each typed field watches itself. */
function choicesOf(entry: EntryDraft | undefined) {
  return entry && pick(entry, chosenFields)
}
