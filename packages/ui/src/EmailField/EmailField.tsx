import { useEffect, useRef, useState } from 'react'
import { Button } from '../Button/Button'
import { TextField, type TextFieldProps } from '../TextField/TextField'
import * as styles from './EmailField.css'

/** The props of `EmailField`. */
export interface EmailFieldProps extends Omit<TextFieldProps, 'type' | 'icon' | 'value' | 'defaultValue'> {
  value?: string
  defaultValue?: string | undefined
  /** Returns the address that was probably meant, if the typed one looks like a typo. */
  suggest: (typed: string) => string | undefined
  /** The question about a suggestion, such as “Did you mean mary@gmail.com?”. */
  suggestionText: (address: string) => string
}

/** Milliseconds without typing before a suggestion appears, so it doesn't flicker. */
const pause = 600

/** An email field that suggests what was probably meant. The suggestion is a button, or plain text where no script runs. */
export function EmailField({ suggest, suggestionText, onChange, ...field }: EmailFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [ownText, setOwnText] = useState(field.defaultValue ?? '')
  const [isInteractive, setIsInteractive] = useState(false)
  useEffect(() => setIsInteractive(true), [])
  const settled = useSettled(field.value ?? ownText)
  const suggestion = field.readOnly ? undefined : suggest(settled)

  const accept = (address: string) => {
    if (!input.current) return
    writeValue(input.current, address)
    input.current.focus()
  }
  return (
    <div className={styles.group}>
      <TextField
        inputMode="email"
        autoComplete="email"
        {...field}
        ref={input}
        type="email"
        // Not onInput besides the caller's onChange, because Preact listens to both as one event, and would drop one of them.
        onChange={(event) => {
          setOwnText(event.currentTarget.value)
          onChange?.(event)
        }}
      />
      <div role="status">
        {suggestion !== undefined && isInteractive && (
          <Button size="small" onClick={() => accept(suggestion)}>
            {suggestionText(suggestion)}
          </Button>
        )}
        {suggestion !== undefined && !isInteractive && <span>{suggestionText(suggestion)}</span>}
      </div>
    </div>
  )
}

/** Returns a value once it has stayed the same for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  // An address that was corrected has no suggestion, even before the pause ends.
  return settled === value ? settled : ''
}

/** Writes a value as if it were typed, so the field's own listeners hear it. */
function writeValue(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
