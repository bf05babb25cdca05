import { key } from './KeyCap.css'

export interface KeyCapProps {
  /** What is printed on the key. */
  children: string
}

/** A key of the keyboard. */
export function KeyCap({ children }: KeyCapProps) {
  return <kbd className={key}>{children}</kbd>
}
