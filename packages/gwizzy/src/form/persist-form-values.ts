import { isRecord } from '../progress/is-record'
import type { ProgressStorage } from '../progress/persist-progress'
import type { FormContext, FormValues } from './multi-step-form.machine'

/** The part of a form's actor that keeping its values needs. */
export interface FormActor {
  getSnapshot: () => { context: FormContext }
  subscribe: (listener: (snapshot: { context: FormContext }) => void) => { unsubscribe: () => void }
}

/** The values kept under `key`. Without a key, with forbidden storage and with anything but values there are none. [FORM-009] */
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
 * Keeps every change of the values under `key`, until the function it returns is called. Without a key it keeps nothing; storage
 * that is full or forbidden is let be. [FORM-009]
 */
export function persistFormValues(actor: FormActor, key: string | undefined, storage: ProgressStorage): () => void {
  if (key === undefined) return () => undefined
  let kept = actor.getSnapshot().context.values
  const subscription = actor.subscribe(({ context: { values } }) => {
    if (values === kept) return
    kept = values
    try {
      storage.setItem(key, JSON.stringify(values))
    } catch {
      // A private window or a full disk: nothing to keep it in.
    }
  })
  return () => subscription.unsubscribe()
}
