import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  set,
  type UseFormReturn,
} from 'react-hook-form'
import type { z } from 'zod'
import type { FormDraft } from '../../draft/formDraft.ts'
import { useSchemaForm } from '../useSchemaForm.ts'
import { type Contested, type FormPart, isSame, mergeVersions } from './mergeVersions.ts'

export type Side = 'mine' | 'theirs'

/** A part that two people changed, and whose version is in the form; null until it's resolved. */
export interface Decision extends Contested {
  chosen: Side | null
}

/** What another person's save did to a form being filled in. */
export interface Versions {
  /** False while nobody else has changed the record. */
  hasNews: boolean
  /** The names of the parts updated from the other version. */
  takenOver: string[]
  decisions: Decision[]
  /** Puts one version of a part into the form; can be changed until the save. */
  choose: (part: string, side: Side) => void
  /** Restores what was typed before a reload, and compares it with what others saved since. */
  takeUp: (draft: FormDraft) => void
  /** What the form started from, with the old values of unresolved parts. */
  startedFrom: (record: FieldValues) => FieldValues
  /** The form was saved or reset: nothing is left to resolve. */
  settle: () => void
}

interface Versioned<Values extends FieldValues, Output extends FieldValues> {
  form: UseFormReturn<Values, unknown, Output>
  versions: Versions
}

/**
 * A form of a record that others may save at the same time. New `values` from the server replace untouched fields;
 * conflicts keep what was typed until they're resolved, part by part. `Form` shows them and saves only afterwards.
 * @param parts null for a new record whose initial values may change by themselves, like the day at midnight
 */
export function useVersionedForm<Values extends FieldValues, Output extends FieldValues>(
  schema: z.ZodType<Output, Values>,
  values: Values,
  parts: readonly FormPart[] | null,
): Versioned<Values, Output> {
  const [start] = useState(values)
  const form = useSchemaForm<Values, Output>(schema, { defaultValues: start as never })
  const { isDirty } = form.formState
  const base = useRef(values)
  const [takenOver, setTakenOver] = useState<string[]>([])
  const [decisions, setDecisions] = useState<Decision[]>([])

  const put = (field: string, value: unknown) =>
    form.setValue(field as FieldPath<Values>, value as FieldPathValue<Values, FieldPath<Values>>, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: true,
    })

  /** Puts my values into a form that shows `theirs`, and records what was updated and what's in conflict. */
  function weigh(versions: { base: object; theirs: object; mine: object }) {
    const { kept, contested, takenOver: taken } = mergeVersions(versions, parts ?? [])
    for (const { fields } of [...kept, ...contested])
      for (const field of fields) put(field, get(versions.mine, field))
    setTakenOver((before) => [...new Set([...before, ...taken.map(({ name }) => name)])])
    setDecisions((before) => [
      ...before.filter(({ name }) => !contested.some((part) => part.name === name)),
      ...contested.map((part) => ({ ...part, chosen: null })),
    ])
  }

  const takeIn = useEffectEvent((theirs: Values) => {
    const [before, mine] = [base.current, structuredClone(form.getValues())]
    base.current = theirs
    form.reset(theirs, { keepErrors: isDirty, keepTouched: isDirty, keepIsSubmitted: true })
    if (isDirty) weigh({ base: before, theirs, mine })
  })

  const version = useLastSame(values)
  const isShared = parts !== null
  useEffect(() => {
    if (isShared && !isSame(version, base.current)) takeIn(version)
  }, [isShared, version])

  function takeUp({ started, typed }: FormDraft) {
    if (!parts) {
      for (const [field, value] of Object.entries(typed)) put(field, value)
      return
    }
    const theirs = base.current
    weigh({ base: { ...theirs, ...started }, theirs, mine: { ...theirs, ...started, ...typed } })
  }

  function choose(name: string, side: Side) {
    const decision = decisions.find((one) => one.name === name)
    for (const [index, field] of decision?.fields.entries() ?? []) put(field, decision?.[side][index])
    setDecisions((now) => now.map((one) => (one.name === name ? { ...one, chosen: side } : one)))
  }

  function startedFrom(record: FieldValues): FieldValues {
    const started = structuredClone(record)
    for (const { fields, base: old, chosen } of decisions)
      if (chosen === null) for (const [index, field] of fields.entries()) set(started, field, old[index])
    return started
  }

  function settle() {
    setTakenOver([])
    setDecisions([])
  }

  const hasNews = takenOver.length > 0 || decisions.length > 0
  return { form, versions: { hasNews, takenOver, decisions, choose, takeUp, startedFrom, settle } }
}

/** The value of an earlier render while the new one is equal. */
function useLastSame<Value>(value: Value): Value {
  const [last, setLast] = useState(value)
  if (last !== value && !isSame(last, value)) setLast(value)
  return isSame(last, value) ? last : value
}
