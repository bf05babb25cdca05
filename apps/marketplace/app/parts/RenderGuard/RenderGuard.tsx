import { Component, Fragment, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  /** Receives each error with the path of the page. */
  log?: (message: string, error: unknown) => void
}

interface State {
  /** The error, until the content renders again. */
  thrown?: { error: unknown }
  failures: number
}

/** The number of failures after which the error boundary takes over. */
const maxFailures = 2

/** Renders its content again after an error, and logs the error with the path. A second error goes to the error boundary. [ERR-005] */
export class RenderGuard extends Component<Props, State> {
  override state: State = { failures: 0 }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { thrown: { error } }
  }

  override componentDidCatch(error: unknown): void {
    const { log = console.error } = this.props
    log(`Rendering ${location.pathname} failed`, error)
    this.setState(({ failures }) => ({ thrown: undefined, failures: failures + 1 }))
  }

  override render(): ReactNode {
    const { thrown, failures } = this.state
    if (thrown && failures + 1 >= maxFailures) throw thrown.error
    return thrown ? null : <Fragment key={failures}>{this.props.children}</Fragment>
  }
}
