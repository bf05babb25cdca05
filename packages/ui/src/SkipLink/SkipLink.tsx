import * as texts from '../texts'
import { skip } from './SkipLink.css'

/** The props of `SkipLink`. */
export interface SkipLinkProps {
  /** The id of the page's main content. */
  target?: string
}

/** The first keyboard stop, which skips the header. Visible only while focused. */
export function SkipLink({ target = 'main' }: SkipLinkProps) {
  return (
    <a className={skip} href={`#${target}`}>
      {texts.skipToContent}
    </a>
  )
}
