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

/** A part that two people changed, and whose version is in the form; null until it was decided. */
export interface Decision extends Contested {
  chosen: Side | null
}

/** What another person's save has done to a form that is being filled in. */
export interface Versions {
  /** False as long as nobody else has changed what is being edited. */
  hasNews: boolean
  /** The names of the parts that were taken over. */
  takenOver: string[]
  decisions: Decision[]
  /** Puts one version of a part into the form; may be changed until the save. */
  choose: (part: string, side: Side) => void
  /** Brings back what was typed before a reload; what somebody else saved meanwhile is compared as ever. */
  takeUp: (draft: FormDraft) => void
  /** What the form was started from, with the old values of parts that are still to be decided. */
  startedFrom: (record: FieldValues) => FieldValues
  /** The form was saved or started over: there is nothing left to decide. */
  settle: () => void
}

interface Versioned<Values extends FieldValues, Output extends FieldValues> {
  form: UseFormReturn<Values, unknown, Output>
  versions: Versions
}

/**
 * A form of a record that others may save meanwhile. New `values` from the server replace what nobody touched here;
 * what both changed is kept as typed until it is decided, part by part. `Form` shows that and saves only then.
 * @param parts null for a new record whose first values may change by themselves, as the day does at midnight
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

  /** Puts into a form that shows `theirs` what is mine, and notes what was taken over and what is to be decided. */
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

/** The value of an earlier render as long as the new one says the same. */
function useLastSame<Value>(value: Value): Value {
  const [last, setLast] = useState(value)
  if (last !== value && !isSame(last, value)) setLast(value)
  return isSame(last, value) ? last : value
}
