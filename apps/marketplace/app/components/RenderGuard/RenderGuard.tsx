import { Component, Fragment, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  /** Hears of what was thrown, and on which path. */
  log?: (message: string, error: unknown) => void
}

interface State {
  /** What was thrown, until it is drawn anew. */
  thrown?: { error: unknown }
  failures: number
}

/** Whoever throws this often will throw again. */
const mostFailures = 2

/**
 * Draws what it holds anew when drawing it has thrown, and logs that with the current path. What throws once more goes on to the page of
 * problems. [ERR-005]
 */
export class RenderGuard extends Component<Props, State> {
  override state: State = { failures: 0 }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { thrown: { error } }
  }

  override componentDidCatch(error: unknown): void {
    const { log = console.error } = this.props
    log(`Drawing ${location.pathname} failed`, error)
    this.setState(({ failures }) => ({ thrown: undefined, failures: failures + 1 }))
  }

  override render(): ReactNode {
    const { thrown, failures } = this.state
    if (thrown && failures + 1 >= mostFailures) throw thrown.error
    return thrown ? null : <Fragment key={failures}>{this.props.children}</Fragment>
  }
}
