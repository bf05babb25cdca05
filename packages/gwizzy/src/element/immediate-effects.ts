import { options } from 'preact'

/**
 * Makes effects run before the next key press, as React's do after a click. Otherwise a focus that moves a frame later would take the
 * first letters out of the field.
 */
export function runEffectsImmediately(): void {
  options.requestAnimationFrame = queueMicrotask
}
