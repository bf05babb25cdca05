import { Component, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  /** What is shown instead after an error. Without it, nothing. */
  fallback?: ReactNode
}

/** A part that its page can do without, such as one whose script loads late. Its error doesn't reach the page. [ERR-005] */
export class OptionalPart extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    const { children, fallback } = this.props
    return this.state.hasFailed ? fallback : children
  }
}
