import { key } from './KeyCap.css'

/** The props of `KeyCap`. */
export interface KeyCapProps {
  /** The text printed on the key. */
  children: string
}

/** A key of the keyboard. */
export function KeyCap({ children }: KeyCapProps) {
  return <kbd className={key}>{children}</kbd>
}
