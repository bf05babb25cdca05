import * as texts from '../texts'
import { skip } from './SkipLink.css'

export interface SkipLinkProps {
  /** The id of the page's main content. */
  target?: string
}

/** The first stop of the keyboard: past the header, straight to the content. Seen only while it has the focus. */
export function SkipLink({ target = 'main' }: SkipLinkProps) {
  return (
    <a className={skip} href={`#${target}`}>
      {texts.skipToContent}
    </a>
  )
}
