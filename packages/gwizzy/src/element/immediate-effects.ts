import { options } from 'preact'

/**
 * Lets effects run before the next key can be pressed, as React's do after a press: a focus that moves a frame later would
 * take the first letters out of the field.
 */
export function runEffectsImmediately(): void {
  options.requestAnimationFrame = queueMicrotask
}
