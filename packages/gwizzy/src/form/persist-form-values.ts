import { isRecord } from '../progress/is-record'
import type { ProgressStorage } from '../progress/progress-storage'
import type { FormContext, FormValues } from './multi-step-form.machine'

/** The part of a form's actor that saving its values needs. */
export interface FormActor {
  getSnapshot: () => { context: FormContext }
  subscribe: (listener: (snapshot: { context: FormContext }) => void) => { unsubscribe: () => void }
}

/**
 * Loads the values stored under `key`. Returns none without a key, if storage is blocked, or if it holds anything but values. [FORM-009]
 */
export function loadFormValues(key: string | undefined, storage: ProgressStorage): FormValues {
  if (key === undefined) return {}
  try {
    const values: unknown = JSON.parse(storage.getItem(key) ?? '{}')
    return isRecord(values) ? values : {}
  } catch {
    return {}
  }
}

/**
 * Saves every change of the values under `key`, until the returned function is called. Saves nothing without a key, and ignores full or
 * blocked storage. [FORM-009]
 */
export function persistFormValues(actor: FormActor, key: string | undefined, storage: ProgressStorage): () => void {
  if (key === undefined) return () => undefined
  let saved = actor.getSnapshot().context.values
  const subscription = actor.subscribe(({ context: { values } }) => {
    if (values === saved) return
    saved = values
    try {
      storage.setItem(key, JSON.stringify(values))
    } catch {
      // A private window or full disk can't store values.
    }
  })
  return () => subscription.unsubscribe()
}
